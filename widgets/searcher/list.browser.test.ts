import { expect, onTestFinished, test, vi } from 'vitest';
import tokens from '../../packages/ui/src/tokens.css';
import css from './list.css';

/** A list whose rows have unequal heights, none of them the one that the style sheet guesses. */
function longList(): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'portada portada-searcher-list';
  for (let row = 0; row < 300; row += 1) {
    const item = document.createElement('li');
    item.className = 'portada-searcher-item';
    const text = document.createElement('div');
    text.style.height = `${60 + (row % 7) * 40}px`;
    item.append(text);
    list.append(item);
  }
  document.body.append(list);
  onTestFinished(() => list.remove());
  return list;
}

test('rows that are skipped once a list is long keep their height, so that nothing below them moves', async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokens + css);
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(
    () => void document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1),
  );
  const list = longList();
  const height = list.offsetHeight;
  const hidden: Event[] = [];
  list.addEventListener('contentvisibilityautostatechange', (event) => hidden.push(event), { capture: true });
  // Browsers remember sizes when they tell observers of them.
  const observed = vi.fn();
  const observer = new ResizeObserver(observed);
  onTestFinished(() => observer.disconnect());
  observer.observe(list);
  await vi.waitFor(() => expect(observed).toHaveBeenCalled());
  list.classList.add('portada-searcher-list--long');
  await vi.waitFor(() => expect(hidden.length).toBeGreaterThan(200));
  expect(list.offsetHeight).toBe(height);
});
