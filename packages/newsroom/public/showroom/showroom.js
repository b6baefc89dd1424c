/**
 * The panel of `/showroom/` on the page in its frame: flags are set live, messages shown by their id, and each widget
 * is told with what it does and why. The rest of the panel is a form that works without this.
 */
const frame = document.querySelector('iframe');
const form = document.querySelector('form');
const list = document.querySelector('[data-widgets]');
const words = JSON.parse(document.getElementById('showroom-words').textContent);
const manifest = fetch(frame.dataset.manifest).then((answer) => answer.json());
const PREFIX = 'portada-';
/** What the panel has set; the page forgets it when it is loaded anew. */
const set = {};

const flagOf = (tag) => tag.slice(PREFIX.length).replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Every widget's tag on the page, in the page's order, with the states of its elements. */
function tagsOf(page) {
  const found = new Map();
  for (const element of page.querySelectorAll('*')) {
    const { localName: tag } = element;
    if (tag.startsWith(PREFIX)) found.set(tag, [...(found.get(tag) ?? []), element.dataset.state]);
  }
  return found;
}

/** Why a widget does what it does. */
function reasonOf(tag, states, { tags }, flags) {
  const registration = tags[tag];
  if (!registration) return words.unknown;
  const { load, needs } = registration;
  if (flags[flagOf(tag)] === false) return words.off.replace('{flag}', flagOf(tag));
  if (needs && !flags[needs]) return words.lacks.replace('{need}', needs);
  const state = ['failed', 'loading', 'waiting', 'ready'].find((one) => states.includes(one)) ?? 'waiting';
  return words[state].replace('{load}', load);
}

function checkbox(flag, isOn) {
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: isOn });
  box.dataset.flag = flag;
  return box;
}

/** One line for each widget; a line that is there is kept, and with it the focus. */
async function tell() {
  const page = frame.contentDocument;
  const { portada } = frame.contentWindow;
  if (!page || !portada) return;
  const known = await manifest;
  const tags = tagsOf(page);
  for (const item of list.children) if (!tags.has(item.dataset.tag)) item.remove();
  for (const [tag, states] of tags) {
    const line = list.querySelector(`[data-tag="${tag}"]`) ?? addLine(tag);
    line.querySelector('small').textContent = reasonOf(tag, states, known, portada.flags);
    line.querySelector('input').checked = portada.flags[flagOf(tag)] !== false;
  }
  for (const box of document.querySelectorAll('.showroom__flag input')) {
    box.checked = portada.flags[box.dataset.flag] === true;
  }
}

function addLine(tag) {
  const line = document.createElement('li');
  line.dataset.tag = tag;
  const label = document.createElement('label');
  label.append(checkbox(flagOf(tag), true), ` ${tag} `, document.createElement('small'));
  line.append(label);
  list.append(line);
  return line;
}

/** At most once a frame, however much goes on in the page. */
let isDue = false;
function tellSoon() {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    tell();
  });
}

/** A link of the page is opened in the showroom too, not out of it. */
function stay(event) {
  const link = event.target.closest?.('a[href]');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  const url = new URL(link.href);
  const [, base] = form.action.match(/^https?:\/\/[^/]+(.*)\/showroom\/$/) ?? [];
  if (url.origin !== location.origin || link.hash) return;
  event.preventDefault();
  const isHere = url.pathname.startsWith(`${base}/`);
  // The other edition's pages have a panel in its own words.
  if (!isHere) form.action = '/showroom/';
  form.elements.path.value = (isHere ? url.pathname.slice(base.length) : url.pathname) + url.search;
  form.requestSubmit();
}

function follow() {
  const page = frame.contentDocument;
  if (!page) return;
  new frame.contentWindow.MutationObserver(tellSoon).observe(page, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-state'],
  });
  page.addEventListener('click', stay);
  if (Object.keys(set).length > 0) frame.contentWindow.portada?.setFlags(set);
  tellSoon();
}

document.addEventListener('change', ({ target }) => {
  const { flag } = target.dataset;
  if (!flag) return;
  set[flag] = target.checked;
  frame.contentWindow.portada?.setFlags({ [flag]: target.checked });
  tellSoon();
});

document.addEventListener('click', ({ target }) => {
  const id = target.closest('[data-message]')?.dataset.message;
  if (!id) return;
  const { CustomEvent } = frame.contentWindow;
  frame.contentDocument.dispatchEvent(new CustomEvent('portada:showroom-paywall', { detail: { id } }));
});

frame.addEventListener('load', follow);
if (frame.contentDocument?.readyState === 'complete') follow();
