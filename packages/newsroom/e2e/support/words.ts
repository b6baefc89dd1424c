import type { Page } from '@playwright/test';

/** What the texts in these elements have on more than one line: words, or whatever else the pattern finds. */
export function brokenIn(page: Page, selector: string, pattern = /\S+/g): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements, source) => {
    const range = document.createRange();
    const lines = (text: Node, start: number, end: number) => {
      range.setStart(text, start);
      range.setEnd(text, end);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    };
    return elements.flatMap((element) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { index, 0: words } of (text.textContent ?? '').matchAll(new RegExp(source, 'g'))) {
          if (lines(text, index, index + words.length) > 1) broken.push(words);
        }
      }
      return broken;
    });
  }, pattern.source);
}
