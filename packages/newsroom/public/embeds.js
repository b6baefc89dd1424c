/**
 * Shows a player or a post of another service in the place of its card, once its reader asks for it. Those that the
 * reader allows come by themselves, and go when that is taken back: by the page's consent platform (IAB TCF), else by
 * the answer to its own banner (`consent.js`).
 */
const SHARED =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';
/** TCF: "store and/or access information on a device". */
const STORAGE_PURPOSE = '1';

const cards = [...document.querySelectorAll('.embed')];

for (const card of cards) {
  const button = card.querySelector('button');
  button.hidden = false;
  button.addEventListener('click', () => show(card, card.dataset.frame).focus());
}

if (typeof window.__tcfapi === 'function') followPlatform();
else followBanner();

function followPlatform() {
  const { tcf } = JSON.parse(document.querySelector('#portada-page').textContent);
  window.__tcfapi('addEventListener', 2, (data, success) => {
    // While the reader is being asked, what held before holds.
    if (!success || data.eventStatus === 'cmpuishown' || data.gdprApplies === undefined) return;
    update(({ provider, vendor }) => {
      const purposes = (tcf[`${provider}.purposes`] || STORAGE_PURPOSE).split(/[ ,]+/);
      const isVendor = data.vendor?.consents?.[tcf[`${provider}.vendor`] || vendor];
      return (
        data.gdprApplies === false || (isVendor && purposes.every((one) => data.purpose?.consents?.[one]))
      );
    });
  });
}

function followBanner() {
  const read = () => {
    const isAllowed = document.documentElement.dataset.consent?.split('-').includes('embeds');
    update(() => isAllowed);
  };
  read();
  document.addEventListener('portada:consent', read);
}

/** What its reader has pressed stays. */
function update(isAllowed) {
  for (const card of cards) {
    const frame = card.querySelector('iframe');
    if (!isAllowed(card.dataset)) {
      if (frame?.dataset.came) hide(card, frame);
    } else if (!frame) {
      // What nobody pressed neither begins by itself nor takes the focus, and is fetched when it comes near.
      show(card, card.dataset.frame.replace('?autoplay=1', '')).dataset.came = 'true';
    }
  }
}

function show(card, address) {
  const { shape, title } = card.dataset;
  const frame = document.createElement('iframe');
  frame.className = `embed__frame embed__frame--${shape}`;
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.setAttribute('sandbox', SHARED);
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.loading = 'lazy';
  frame.src = address;
  card.prepend(frame);
  hideWay(card, true);
  return frame;
}

function hide(card, frame) {
  frame.remove();
  hideWay(card, false);
}

/** The button, and what it warns of. */
function hideWay(card, isHidden) {
  for (const part of card.querySelectorAll('button, .embed__note')) part.hidden = isHidden;
}
