/**
 * Keeps where a logged-in reader is in a long article, and offers to go on there, on whatever device they open it.
 * Loaded once the page is idle. Nothing is scrolled without a press.
 */
const box = document.querySelector('.resume');
const { url } = box.dataset;
const paragraphs = [...document.querySelectorAll('.article .prose > p')];
const last = paragraphs.at(-1);
/** Below the masthead, where a reader's eyes are not yet. */
const LINE = 96;
/** Who has not got past so many has only had a look. */
const BEGUN = 2;
const INTERVAL_MS = 30_000;

/** Further on than the reader is: kept until they have gone there, or turned it down. */
let offered;
let kept;
/** Not yet known what is kept, read to its end, or by nobody any more. */
let isIdle = true;

const partOf = ({ paragraph, fraction }) => paragraph + fraction;

/** The paragraph at the line, and how much of it is above. */
function here() {
  const paragraph = paragraphs.findLastIndex((one) => one.getBoundingClientRect().top <= LINE);
  if (paragraph < BEGUN) return undefined;
  const { top, height } = paragraphs[paragraph].getBoundingClientRect();
  const fraction = Math.min(1, (LINE - top) / Math.max(1, height));
  return { paragraph, fraction: Math.round(fraction * 100) / 100, paragraphs: paragraphs.length };
}

/** Outlives the page. What is lost on the way is sent again from further on. */
async function send(method, place) {
  const body = place && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(place) };
  try {
    const { status } = await fetch(url, { method, keepalive: true, ...body });
    if (status === 401) end();
  } catch {}
}

function keep() {
  if (isIdle) return;
  if (last.getBoundingClientRect().bottom <= innerHeight) {
    end();
    return send('DELETE');
  }
  const place = here();
  if (!place || (offered && partOf(place) < partOf(offered))) return;
  if (kept && partOf(place) === partOf(kept)) return;
  kept = place;
  return send('POST', place);
}

function withdraw() {
  offered = undefined;
  box.hidden = true;
}

function end() {
  isIdle = true;
  withdraw();
}

/** At once, however far it is: what is loaded on the way would move the place. */
function goOn() {
  const { paragraph, fraction } = offered;
  const target = paragraphs[paragraph];
  const { top, height } = target.getBoundingClientRect();
  withdraw();
  scrollBy({ top: top + fraction * height - LINE, behavior: 'instant' });
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Unless its reader is there, as who has come back in the same tab, or gets there by themselves. */
function offer(place) {
  offered = place;
  const observer = new IntersectionObserver(([entry]) => {
    if (offered && !entry.isIntersecting && entry.boundingClientRect.top > LINE) {
      box.hidden = false;
      return;
    }
    observer.disconnect();
    withdraw();
  });
  observer.observe(paragraphs[place.paragraph]);
}

async function open() {
  const answer = await fetch(url);
  if (!answer.ok) return;
  const { place } = await answer.json();
  isIdle = false;
  // A text may have become shorter since.
  if (place && paragraphs[place.paragraph]) offer(place);
}

box.querySelector('.resume__go').addEventListener('click', goOn);
box.querySelector('.resume__close').addEventListener('click', () => {
  withdraw();
  document.querySelector('main').focus({ preventScroll: true });
});
document.addEventListener('portada:logout', end);
document.addEventListener('visibilitychange', () => document.hidden && keep());
addEventListener('pagehide', keep);
setInterval(() => document.hidden || keep(), INTERVAL_MS);
if (last) open().catch(end);
