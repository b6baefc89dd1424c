/** The cards of a list as the server writes them and as the widget draws them: the same tree, but for classes. */
import { ready } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** The tree of each card below a selector, as nested lists of tags, attributes that readers meet, and words. */
function outlinesOf(selector: string): unknown[] {
  const skipped = ['SVG', 'SOURCE'];
  const kept = ['href', 'datetime', 'title', 'alt', 'url', 'heading', 'aria-hidden'];
  const outline = (node: Node): unknown[] => {
    if (node instanceof Text) {
      const words = node.data.replace(/\s+/g, ' ').trim();
      return words ? [words] : [];
    }
    if (!(node instanceof Element) || skipped.includes(node.tagName.toUpperCase())) return [];
    const inside = [...node.childNodes].flatMap(outline);
    if (node.tagName === 'PICTURE') return inside;
    const name = node.tagName.replace(/^H[1-6]$/, 'H').toLowerCase();
    const attributes = kept.flatMap((key) => {
      const value = node.getAttribute(key);
      return value ? [`${key}=${value}`] : [];
    });
    return [[name, ...attributes, ...inside]];
  };
  return [...document.querySelectorAll(selector)].flatMap((card) => {
    card.normalize();
    return outline(card);
  });
}

for (const path of ['/hemeroteca/', '/agenda/', '/boletines/a-bordo/', '/buscar/?text=receta']) {
  test(`[CARD-01] [CARD-08] [CARD-09] [CARD-16] the cards of ${path} are drawn as they were served`, {
    tag: '@ca',
  }, async ({ page, site }) => {
    await page.goto(site.base + path);
    await ready(page, 'portada-searcher');
    await page.locator('portada-searcher .portada-card').first().waitFor();
    // What the server wrote stays on the page, hidden, while the widget shows.
    const served = await page.evaluate(outlinesOf, '.searcher__list article');
    const drawn = await page.evaluate(outlinesOf, 'portada-searcher .portada-card');
    expect(served.length).toBeGreaterThan(0);
    expect(drawn.slice(0, served.length)).toEqual(served);
  });
}
