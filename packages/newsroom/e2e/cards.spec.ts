/** A card's two templates, the newsroom's and the widget's, render the same elements; classes apart. */
import { pageUrl } from '../src/config/local-paths.ts';
import { ready } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Each card of a selector as nested lists of tag names, attributes that readers notice, and texts. */
function treesOf(selector: string): unknown[] {
  const skipped = ['SVG', 'SOURCE'];
  const compared = ['href', 'datetime', 'title', 'alt', 'url', 'heading', 'aria-hidden'];
  const treeOf = (node: Node): unknown[] => {
    if (node instanceof Text) {
      const text = node.data.replace(/\s+/g, ' ').trim();
      return text ? [text] : [];
    }
    if (!(node instanceof Element) || skipped.includes(node.tagName.toUpperCase())) return [];
    const inside = [...node.childNodes].flatMap(treeOf);
    if (node.tagName === 'PICTURE') return inside;
    const name = node.tagName.replace(/^H[1-6]$/, 'H').toLowerCase();
    const attributes = compared.flatMap((key) => {
      const value = node.getAttribute(key);
      return value ? [`${key}=${value}`] : [];
    });
    return [[name, ...attributes, ...inside]];
  };
  return [...document.querySelectorAll(selector)].flatMap((card) => {
    card.normalize();
    return treeOf(card);
  });
}

for (const path of ['/hemeroteca/', '/agenda/', '/boletines/a-bordo/', '/buscar/?text=receta']) {
  test(`[CARD-01] [CARD-08] [CARD-09] [CARD-16] both templates render the same cards at ${path}`, async ({
    page,
    site,
  }) => {
    await page.goto(pageUrl(site.base, path));
    await ready(page, 'portada-searcher');
    await page.locator('portada-searcher .portada-card').first().waitFor();
    // The fallback remains on the page, hidden.
    const fallback = await page.evaluate(treesOf, '.searcher__list article');
    const rendered = await page.evaluate(treesOf, 'portada-searcher .portada-card');
    expect(fallback.length).toBeGreaterThan(0);
    expect(rendered.slice(0, fallback.length)).toEqual(fallback);
  });
}
