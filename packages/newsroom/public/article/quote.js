/** Shares what is selected of an article's text as a link to it. Loaded by the first selection of a page. */
import { textFragment } from './text-fragment.js';

const box = document.querySelector('.quote');
const button = box.querySelector('button');
const status = box.querySelector('[role="status"]');
const LETTERS_BEFORE = /[\p{L}\p{N}]*$/u;
const LETTERS_AFTER = /^[\p{L}\p{N}]*/u;
/** Below the selected lines, clear of the browser's own menu above them. */
const GAP = 8;
let quoted = [];
let isPressed = false;

/** The range with whole words: browsers find no others. */
function wholeWords(range) {
  const whole = range.cloneRange();
  const { startContainer, startOffset, endContainer, endOffset } = range;
  if (
    startContainer.nodeType === Node.TEXT_NODE &&
    /^[\p{L}\p{N}]/u.test(startContainer.data.slice(startOffset))
  ) {
    whole.setStart(startContainer, startContainer.data.slice(0, startOffset).search(LETTERS_BEFORE));
  }
  if (
    endContainer.nodeType === Node.TEXT_NODE &&
    /[\p{L}\p{N}]$/u.test(endContainer.data.slice(0, endOffset))
  ) {
    const [rest] = LETTERS_AFTER.exec(endContainer.data.slice(endOffset));
    whole.setEnd(endContainer, endOffset + rest.length);
  }
  return whole;
}

/** What the range has of a block, as one line. */
function lineOf(block, range) {
  const part = document.createRange();
  part.selectNodeContents(block);
  if (part.compareBoundaryPoints(Range.START_TO_START, range) < 0) {
    part.setStart(range.startContainer, range.startOffset);
  }
  if (part.compareBoundaryPoints(Range.END_TO_END, range) > 0)
    part.setEnd(range.endContainer, range.endOffset);
  return part.toString().replace(/\s+/g, ' ').trim();
}

/** The text that the selection is in; undefined where it is in none, or in nothing. */
function selectedProse(selection) {
  if (selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const { commonAncestorContainer: within } = selection.getRangeAt(0);
  const element = within.nodeType === Node.ELEMENT_NODE ? within : within.parentElement;
  return element.closest('.article .prose') ?? undefined;
}

function update() {
  const selection = document.getSelection();
  const prose = selectedProse(selection);
  const range = prose && wholeWords(selection.getRangeAt(0));
  const blocks = range
    ? [...prose.querySelectorAll('p, h2, li')].filter((one) => range.intersectsNode(one))
    : [];
  const lines = blocks.map((block) => lineOf(block, range));
  quoted = lines.filter(Boolean);
  box.hidden = quoted.length === 0;
  if (!box.hidden) place(prose, range, blocks[lines.findLastIndex(Boolean)]);
}

/** After the block in which the selection ends, for who listens. */
function place(prose, range, block) {
  status.textContent = '';
  button.textContent = box.dataset.share;
  const top = [...prose.children].find((child) => child.contains(block));
  if (box.previousElementSibling !== top) top.after(box);
  const text = prose.getBoundingClientRect();
  const selected = range.getBoundingClientRect();
  box.style.top = `${selected.bottom - text.top + GAP}px`;
  box.style.left = `${Math.max(0, Math.min(selected.left - text.left, text.width - box.offsetWidth))}px`;
}

async function share() {
  const url = `${location.origin}${location.pathname}#:~:text=${textFragment(quoted)}`;
  const text = `«${quoted.join(' ')}»`;
  try {
    if (navigator.share) return await navigator.share({ text, url });
    await navigator.clipboard.writeText(`${text} ${url}`);
    button.textContent = box.dataset.copied;
  } catch (error) {
    // The reader has closed the device's own dialog.
    if (error.name === 'AbortError') return;
    button.textContent = box.dataset.failed;
  }
  status.textContent = button.textContent;
}

button.addEventListener('click', share);
// A press would end the selection, and with it the button.
button.addEventListener('mousedown', (event) => event.preventDefault());
// A press in the text has given the focus to all of the page's content, from whose beginning Tab would go on.
document.addEventListener('keydown', (event) => {
  const isNext = event.key === 'Tab' && !event.shiftKey && !box.hidden;
  if (!isNext || !document.activeElement.matches('body, main')) return;
  event.preventDefault();
  button.focus();
});
document.addEventListener('pointerdown', () => {
  isPressed = true;
});
for (const end of ['pointerup', 'pointercancel']) {
  document.addEventListener(end, () => {
    isPressed = false;
    update();
  });
}
document.addEventListener('selectionchange', () => {
  if (!isPressed) update();
});
update();
