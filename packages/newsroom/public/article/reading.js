/**
 * Keeps the size of an article's text that the reader has chosen. The choice itself is CSS; this runs before the text
 * is parsed, so that it is drawn in that size at once. What shares a quotation is loaded by the first selection, what
 * reads aloud by the press of its button, what keeps the place for who is logged in when the page is idle.
 */
{
  const KEY = 'newsroom:text-size';
  const choices = document.querySelector('.text-size');
  const inputs = choices.querySelectorAll('input');
  // A browser that goes back would choose again what was chosen then. HTML has no such attribute for these inputs.
  for (const input of inputs) input.autocomplete = 'off';
  // Storage may be forbidden: then a choice is for this page.
  try {
    const kept = localStorage.getItem(KEY);
    for (const input of inputs) if (input.value === kept) input.checked = true;
  } catch {}
  choices.addEventListener('change', ({ target }) => {
    try {
      localStorage.setItem(KEY, target.value);
    } catch {}
  });
  document.addEventListener('selectionchange', () => import('./quote.js'), { once: true });

  const offerVoice = () => {
    const button = document.querySelector('.listen');
    const { lang } = document.documentElement;
    button.hidden = !speechSynthesis.getVoices().some((voice) => voice.lang.startsWith(lang));
    button.onclick = async () => {
      // iOS lets speak only who has done so in the press itself.
      speechSynthesis.speak(new SpeechSynthesisUtterance(''));
      (await import('./listen.js')).press();
    };
  };
  if ('speechSynthesis' in window) {
    document.addEventListener('DOMContentLoaded', () => {
      offerVoice();
      // Chrome has its voices late. Where they cannot be waited for they are there at once.
      speechSynthesis.addEventListener?.('voiceschanged', offerVoice);
    });
  }

  if (document.cookie.includes('portada_user=')) {
    addEventListener('load', () => {
      const resume = () => document.querySelector('.resume') && import('./resume.js');
      (window.requestIdleCallback ?? setTimeout)(resume);
    });
  }

  // The service worker keeps what is opened, and has not seen this page if it was fetched ahead.
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation?.deliveryType === 'navigational-prefetch') {
    navigator.serviceWorker?.controller?.postMessage('opened');
  }
}
