/** The sentences of an article's text, as they are read aloud and where they stand. */

const BLOCKS = 'h1, h2, h3, h4, p, li, blockquote, dt, dd';
/** Pictures, tables, players and ads; the title and the summary stand in the text's own order. */
const UNREAD = 'figure, table, aside, svg, [hidden], [aria-hidden="true"], .visually-hidden, .quote, .ad';
const TEXTS = '.article :is(.article__title, .article__summary, .prose)';

/** @returns {{ text: string, block: Element, range(): Range }[]} */
export function sentencesOf(lang) {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'sentence' });
  return [...document.querySelectorAll(TEXTS)]
    .flatMap(linesOf)
    .flatMap((line) => [...sentencesIn(line, segmenter)]);
}

/** The text nodes of each block, up to the next line break or block in it. */
function linesOf(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node.nodeType === Node.TEXT_NODE || node.localName === 'br') return NodeFilter.FILTER_ACCEPT;
    return node.matches(UNREAD) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  const lines = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const block = node.parentElement.closest(BLOCKS);
    if (!block) continue;
    const isBreak = node.nodeType !== Node.TEXT_NODE;
    if (isBreak || lines.at(-1)?.block !== block) lines.push({ block, nodes: [] });
    if (!isBreak) lines.at(-1).nodes.push(node);
  }
  return lines;
}

function* sentencesIn({ block, nodes }, segmenter) {
  // A new line of the source would end a sentence.
  const line = nodes.map(({ data }) => data.replace(/\s/g, ' ')).join('');
  for (const { segment, index } of segmenter.segment(line)) {
    if (!/[\p{L}\p{N}]/u.test(segment)) continue;
    const start = index + segment.search(/\S/);
    const end = index + segment.trimEnd().length;
    yield { text: segment.replace(/\s+/g, ' ').trim(), block, range: () => rangeOf(nodes, start, end) };
  }
}

function rangeOf(nodes, start, end) {
  const range = document.createRange();
  let before = 0;
  for (const node of nodes) {
    const after = before + node.length;
    if (start >= before && start < after) range.setStart(node, start - before);
    if (end > before && end <= after) range.setEnd(node, end - before);
    before = after;
  }
  return range;
}
