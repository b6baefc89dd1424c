/**
 * Shows a player or a post of another service in the place of its card, once its reader asks for it, or allows all of
 * them where the page asks (`consent.js`).
 */
const SHARED =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

for (const card of document.querySelectorAll('.embed')) {
  const button = card.querySelector('button');
  button.hidden = false;
  button.addEventListener('click', () => show(card, button).focus(), { once: true });
}

showAllowed();
document.addEventListener('portada:consent', showAllowed);

/** What nobody pressed neither begins by itself nor takes the focus, and is fetched when it comes near. */
function showAllowed() {
  if (!document.documentElement.dataset.consent?.split('-').includes('embeds')) return;
  for (const button of document.querySelectorAll('.embed button')) {
    const card = button.closest('.embed');
    card.dataset.frame = card.dataset.frame.replace('?autoplay=1', '');
    show(card, button);
  }
}

function show(card, button) {
  const { frame: address, shape, title } = card.dataset;
  const frame = document.createElement('iframe');
  frame.className = `embed__frame embed__frame--${shape}`;
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.setAttribute('sandbox', SHARED);
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.loading = 'lazy';
  frame.src = address;
  card.querySelector('.embed__note').remove();
  card.prepend(frame);
  button.remove();
  return frame;
}
