/** A press on a fallback waits for its widget, at slow 4G, whatever the tag; then the widget answers it or the link. */
import type { Page } from '@playwright/test';
import { names } from './support/names.ts';
import { expect, test } from './support/test.ts';

/** A round trip, and bytes per second each way. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** They answer by what they draw; of all others the fallback's own link or button does it. */
const answering = [
  'audio-player',
  'bulletin-toggle',
  'follow-button',
  'header',
  'header-search',
  'live-panel',
  'photo-gallery',
  'save-button',
];

/** Few enough on a page for all of them to come within the three seconds that a press waits. */
const AT_ONCE = 4;
const forAll = names.filter((name) => name !== 'profile');
const groups = Array.from({ length: Math.ceil(forAll.length / AT_ONCE) }, (_, index) =>
  forAll.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
);

/** Notes what a press does by itself, by its widget, and keeps the page. Runs in the page. */
function noteFollowed(): void {
  const followed: string[] = [];
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    followed.push(event.target.closest('[data-state]')?.localName ?? '');
    event.preventDefault();
  });
  Object.assign(window, { followed });
}

/** Presses the first link or button of every fallback; answers whose. Runs in the page. */
function pressAll(): string[] {
  return [...document.querySelectorAll('[data-state="waiting"], [data-state="loading"]')].flatMap(
    (widget) => {
      const own = [...widget.querySelectorAll<HTMLElement>('a[href], button')].find(
        (one) => one.checkVisibility() && one.closest('[slot], [data-state]') === widget,
      );
      own?.click();
      return own ? [widget.localName] : [];
    },
  );
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

for (const group of [...groups, ['profile']]) {
  test(`an early press on ${group.join(', ')}`, async ({ page, baseURL }) => {
    // Without a session the page is left for the login, with one the links to the login stay where they are.
    const cookie = { name: 'portada_user', value: '1', url: String(baseURL) };
    if (group.includes('profile')) await page.context().addCookies([cookie]);
    const { promise: pressed, resolve: release } = Promise.withResolvers<void>();
    const ofWidgets = new RegExp(`/chunks/(${group.join('|')})-[0-9a-f]{8}`);
    await page.route(ofWidgets, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.addInitScript(noteFollowed);
    await slowDown(page);
    await page.goto(`/alone/${group.join('+')}`, { waitUntil: 'commit' });
    for (const name of group) {
      await expect(page.locator(`portada-${name}`).first()).toHaveAttribute('data-state', /ing$/);
    }
    const tags = await page.evaluate(pressAll);
    const followed = () => page.evaluate<string[]>('followed');
    expect(await followed()).toEqual([]);
    release();
    for (const tag of tags) await expect(page.locator(tag).first()).toHaveAttribute('data-state', 'ready');
    await expect(page.locator('[data-activated]')).toHaveCount(0);
    const theirs = tags.filter((tag) => !answering.includes(tag.slice('portada-'.length)));
    expect((await followed()).toSorted()).toEqual(theirs.toSorted());
  });
}
