import { expect, test } from 'vitest';
import { skippedContentProblems } from './skipped-content.ts';

const text = '.card--row { content-visibility: auto; contain-intrinsic-size: auto 16rem; }';

test('pages draw what is out of sight', () => {
  expect(skippedContentProblems({ path: 'packages/newsroom/public/css/cards.css', text })).toHaveLength(1);
});

test('print draws all, and widgets know the height of their rows', () => {
  const all = text.replace('auto;', 'visible;');
  expect(skippedContentProblems({ path: 'packages/newsroom/public/css/print.css', text: all })).toEqual([]);
  expect(skippedContentProblems({ path: 'widgets/searcher/list.css', text })).toEqual([]);
});
