/** The example of each widget: useful and accessible as it stands, and a widget once its script has come. */
import axe from 'axe-core';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import headerPlace from './header/place.css';
import { isVisible, place, readerOf, settled, tags } from './test/elements.ts';
import { adoptTokens, beginSession } from './test/mount.ts';
import { serveFixtures } from './test/server.ts';

const examples = import.meta.glob('./*/example.html', { query: '?raw', import: 'default', eager: true });
const modules = import.meta.glob('./*/index.ts');

/** What has no fallback: a page without script is whole without it. */
const silent = ['ad-slot', 'alert-banner', 'comment-counts', 'paywall', 'paywall-testing-banner'].map(
  (name) => `portada-${name}`,
);

/** Everything of the example on the page, and the element that it is of. */
function write(tag: string): { there: HTMLElement; element: HTMLElement } {
  const there = place();
  there.innerHTML = examples[`./${tag.slice('portada-'.length)}/example.html`] ?? '';
  const element = there.querySelector<HTMLElement>(tag);
  if (!element) throw new Error(`There is no example of <${tag}>.`);
  return { there, element };
}

/** What stands in for the widget; children in named slots stay beside it. */
function fallbackOf(element: Element): Element[] {
  return [...element.children].filter((child) => !child.matches('script, noscript, [slot]'));
}

/** Portada's elements in a place. */
function widgetsIn(there: HTMLElement): HTMLElement[] {
  return [...there.querySelectorAll<HTMLElement>('*')].filter(({ localName }) => tags.includes(localName));
}

describe('without script', () => {
  test.each(tags)('%s: its fallback shows, and axe finds nothing', async (tag) => {
    const { there, element } = write(tag);
    const shown = fallbackOf(element).map(isVisible);
    expect(shown).toEqual(shown.map(() => true));
    expect(shown.length === 0).toBe(silent.includes(tag));
    const { violations } = await axe.run(there, {
      resultTypes: ['violations'],
      preload: false,
      // An example has no page around it.
      rules: { region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
  });

  test('the parts of the header stand side by side from the start', () => {
    adoptTokens();
    const sheet = document.createElement('style');
    sheet.textContent = headerPlace;
    const { there, element } = write('portada-header');
    there.prepend(sheet);
    const parts = [...element.children].filter(isVisible);
    expect(parts).toHaveLength(4);
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const starts = boxes.map(({ left }) => left);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(Math.max(...boxes.map(({ top }) => top))).toBeLessThan(
      Math.min(...boxes.map(({ bottom }) => bottom)),
    );
  });
});

describe('with its script', () => {
  beforeAll(async () => {
    await Promise.all(Object.values(modules).map((load) => load()));
  });

  beforeEach(() => {
    serveFixtures();
  });

  test.each(tags)('%s: the widget takes its fallback’s place, and reports nothing', async (tag) => {
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    beginSession(readerOf(tag));
    const { there, element } = write(tag);
    const fallback = fallbackOf(element);
    expect(await Promise.all(widgetsIn(there).map(settled))).not.toContain('failed');
    await vi.waitFor(() => {
      const left = fallback.filter((child) => child.isConnected && !child.slot && isVisible(child));
      expect(left).toEqual([]);
    });
    expect(errors.mock.calls).toEqual([]);
  });
});
