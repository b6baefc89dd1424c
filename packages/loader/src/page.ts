import { exact } from '@portada/contract/exact-json';

const SELECTOR = '#portada-page';

/** The blocks in the document at the last call, with their texts. One that has left and comes again counts as new. */
let known = new Map<Element, string>();

/**
 * The text of the block that has arrived or changed since the last call, the last one of several. After a soft
 * navigation the former page's block may still be in the document.
 */
export function newBlock(): string | undefined {
  const blocks = new Map<Element, string>();
  let newest: Element | undefined;
  for (const block of document.querySelectorAll(SELECTOR)) {
    if (known.get(block) !== block.textContent) newest = block;
    blocks.set(block, block.textContent);
  }
  known = blocks;
  // Turbo leaves the blocks of former pages in the head, and does not insert again one that it finds there.
  if (newest)
    for (const block of document.head.querySelectorAll(SELECTOR)) if (block !== newest) block.remove();
  return newest?.textContent;
}

/** The page block, frozen; undefined if it is missing or invalid. */
export function parseBlock(text = ''): Readonly<Record<string, unknown>> | undefined {
  try {
    // Of all JSON values only an object begins with a brace.
    if (/^\s*{/.test(text)) return JSON.parse(text, (...given) => Object.freeze(exact(...given)));
  } catch {}
}
