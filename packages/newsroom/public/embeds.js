/** Shows a player or a post of another service in the place of its card, once its reader asks for it. */
const SHARED =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

for (const card of document.querySelectorAll('.embed')) {
  const button = card.querySelector('button');
  button.hidden = false;
  button.addEventListener('click', () => show(card, button), { once: true });
}

function show(card, button) {
  const { frame: address, shape, title } = card.dataset;
  const frame = document.createElement('iframe');
  frame.className = `embed__frame embed__frame--${shape}`;
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.setAttribute('sandbox', SHARED);
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = address;
  card.querySelector('.embed__note').remove();
  card.prepend(frame);
  button.remove();
  frame.focus();
}
