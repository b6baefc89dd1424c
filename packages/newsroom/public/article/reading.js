/**
 * Keeps the size of an article's text that the reader has chosen. The choice itself is CSS; this runs before the text
 * is parsed, so that it is drawn in that size at once. What shares a quotation is loaded by the first selection.
 */
{
  const KEY = 'newsroom:text-size';
  const choices = document.querySelector('.text-size');
  // Storage may be forbidden: then a choice is for this page.
  try {
    const kept = localStorage.getItem(KEY);
    for (const input of choices.querySelectorAll('input')) if (input.value === kept) input.checked = true;
  } catch {}
  choices.addEventListener('change', ({ target }) => {
    try {
      localStorage.setItem(KEY, target.value);
    } catch {}
  });
  document.addEventListener('selectionchange', () => import('./quote.js'), { once: true });
}
