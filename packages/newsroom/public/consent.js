/**
 * Tells the page what its reader allows, before it is drawn: `asked` on the root element while there is no answer, else
 * the purposes. The banner's answer is sent without leaving the page.
 */
(() => {
  const root = document.documentElement;
  const { answered } = document.currentScript.dataset;

  function apply() {
    const pair = document.cookie.split('; ').find((one) => one.startsWith(answered));
    root.dataset.consent = pair === undefined ? 'asked' : pair.replace(/^.*\./, '');
    return pair !== undefined;
  }

  function tell() {
    apply();
    document.dispatchEvent(new CustomEvent('portada:consent', { detail: null }));
  }

  apply();
  document.addEventListener('DOMContentLoaded', () => {
    const banner = document.querySelector('.consent');
    if (!banner) return;
    const measure = () => root.style.setProperty('--consent-block-size', `${banner.offsetHeight}px`);
    new ResizeObserver(measure).observe(banner);
  });
  // Back from the page where the answer is changed.
  addEventListener('pageshow', ({ persisted }) => persisted && tell());

  document.addEventListener('submit', async (event) => {
    const form = event.target.closest('.consent');
    if (!form) return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form, event.submitter));
    await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
    tell();
    // The button that was pressed is gone; without an answer the banner stays.
    if (root.dataset.consent !== 'asked') document.querySelector('main').focus({ preventScroll: true });
  });
})();
