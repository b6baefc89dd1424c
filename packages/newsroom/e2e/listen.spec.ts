/** An article that is read aloud, by a stand-in for the browser's voice: what it says is told in the console. */
import type { Page } from '@playwright/test';
import { openArticle } from './support/pages.ts';
import { expectAccessible } from './support/quality.ts';
import { expect, test } from './support/test.ts';

/** Runs before the page's scripts. The page's language comes late among the voices, as in Chrome. */
function standIn(): void {
  class Utterance {
    text: string;
    rate = 1;
    onend = () => {};
    onerror = () => {};
    constructor(text: string) {
      this.text = text;
    }
  }
  let current: Utterance | undefined;
  let voices = [{ lang: 'en-US', localService: true }];
  const voice = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak(utterance: Utterance) {
      current = utterance;
      if (utterance.text) console.info(`${utterance.rate} ${utterance.text}`);
    },
    // The end of what is cancelled is told too, and late.
    cancel() {
      const cancelled = current;
      current = undefined;
      queueMicrotask(() => cancelled?.onend());
    },
  });
  addEventListener('test:voices', () => {
    voices = [{ lang: 'es-ES', localService: true }];
    voice.dispatchEvent(new Event('voiceschanged'));
  });
  addEventListener('test:end', () => current?.onend());
  addEventListener('test:error', () => current?.onerror());
  Object.defineProperty(window, 'speechSynthesis', { value: voice });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
}

const tell = (page: Page, name: 'voices' | 'end' | 'error') =>
  page.evaluate((type) => dispatchEvent(new Event(type)), `test:${name}`);

/** What is highlighted, and whether it is in sight. */
const highlighted = (page: Page) =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('spoken') ?? [];
    if (!(range instanceof Range)) return undefined;
    const { top, bottom } = range.getBoundingClientRect();
    return { text: range.toString(), isInSight: top >= 0 && bottom <= innerHeight };
  });

test('an article is read aloud by the sentence, which is highlighted and followed', async ({
  page,
  site,
  context,
}) => {
  const spoken: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => void (message.type() === 'info' && spoken.push(message.text())));
  page.on('request', (request) => void scripts.push(request.url()));
  await page.addInitScript(standIn);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.route(/-\d+\/$/, async (route) => {
    const answer = await route.fetch();
    const added =
      '<p>El <em>doctor Pla</em> llegó. Trajo\n 3,5 kg<br>de sal.</p><figure><p>Un pie.</p></figure><p hidden>No.</p>';
    const body = (await answer.text())
      .replace(/(<h1[^>]*>).*?(<\/h1>)/s, '$1Un título$2')
      .replace(/(article__summary">).*?(<\/p>)/s, '$1Y su entradilla$2')
      .replace('<div class="prose">', `$&${added}`);
    await route.fulfill({ response: answer, body });
  });
  await openArticle(page, site);
  const button = page.locator('.article__tools .listen');
  const box = page.getByRole('group', { name: 'Escuchar el artículo' });
  await expect(button).toBeHidden();
  await tell(page, 'voices');
  expect(scripts.filter((url) => url.includes('listen.js'))).toEqual([]);
  await expect(button).toHaveAccessibleName('Escuchar');
  await button.press('Enter');
  await expect(button).toHaveAccessibleName('Pausar');

  await expect.poll(() => spoken).toEqual(['1 Un título']);
  expect(await highlighted(page)).toEqual({ text: 'Un título', isInSight: true });
  for (let read = 0; read < 4; read += 1) await tell(page, 'end');
  await expect
    .poll(() => spoken.slice(1))
    .toEqual(['1 Y su entradilla', '1 El doctor Pla llegó.', '1 Trajo 3,5 kg', '1 de sal.']);
  expect(await highlighted(page)).toEqual({ text: 'de sal.', isInSight: true });

  // Who scrolls away is not fetched back.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await tell(page, 'end');
  expect((await highlighted(page))?.isInSight).toBe(false);

  const sentence = (await highlighted(page))?.text.replace(/\s+/g, ' ');
  await box.getByRole('combobox', { name: 'Velocidad' }).selectOption('1,5×');
  await box.getByRole('button', { name: 'Pausar' }).click();
  await box.getByRole('button', { name: 'Reanudar' }).click();
  await tell(page, 'error');
  await expect(box.getByRole('status')).toHaveText('No se ha podido leer en voz alta.');
  await box.getByRole('button', { name: 'Reanudar' }).click();
  await expect
    .poll(() => spoken.slice(5))
    .toEqual([`1 ${sentence}`, ...Array.from({ length: 3 }, () => `1.5 ${sentence}`)]);

  await box.getByRole('button', { name: 'Detener' }).press('Enter');
  await expect(box).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleName('Escuchar');
  expect(await highlighted(page)).toBeUndefined();

  await page.keyboard.press('Enter');
  await expect(box).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect(box).toBeHidden();
});
