import { COMMENT_COUNTS_MAX, countComments } from '@portada/contract';
import { backEnd, failing, ok } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { mount, speak } from '../test/mount.ts';
import './index.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A card as a server draws it. */
function card(id: string, count = '7'): { number: HTMLElement; words: HTMLElement } {
  const [number, words] = [document.createElement('span'), document.createElement('span')];
  number.dataset.commentsOf = id;
  words.dataset.commentsWordsOf = id;
  number.textContent = count;
  words.textContent = `${count} comentarios`;
  document.body.append(number, words);
  onTestFinished(() => {
    number.remove();
    words.remove();
  });
  return { number, words };
}

const withCounts = (...counts: [string, number][]) =>
  ok({ counts: counts.map(([id, numComments]) => ({ id, numComments })) });

test('[CARD-07] all cards are counted in one call, each of them once', async () => {
  const { asked } = backEnd([countComments, withCounts(['12', 9], ['4', 1])]);
  const [twelve, again, four, other] = [card('12'), card('12'), card('4'), card('5')];
  await mount('portada-comment-counts');
  await expect.poll(() => twelve.number.textContent).toBe('9');
  expect(asked.map(({ path }) => path)).toEqual(['/api/front/comments/counts?ids=12%2C4%2C5']);
  expect([again.number, again.words, four.number, four.words].map(({ textContent }) => textContent)).toEqual([
    '9',
    '9 comentarios',
    '1',
    'Un comentario',
  ]);
  expect(other.number.textContent).toBe('7');
});

test('[CARD-07] a card whose comments have gone tells of none, as the server draws it', async () => {
  backEnd([countComments, withCounts(['12', 0])]);
  const { number, words } = card('12');
  await mount('portada-comment-counts');
  await expect.poll(() => words.textContent).toBe('');
  expect(number.textContent).toBe('');
});

test('[CARD-07] a card that has words only is counted too', async () => {
  backEnd([countComments, withCounts(['12', 9])]);
  const { number, words } = card('12');
  number.remove();
  await mount('portada-comment-counts');
  await expect.poll(() => words.textContent).toBe('9 comentarios');
});

test('[CARD-07] so are the cards that come later, in the page’s language', async () => {
  speak('ca');
  const { asked } = backEnd([countComments, withCounts(['8', 3])]);
  await mount('portada-comment-counts');
  expect(asked).toEqual([]);
  const { words } = card('8');
  document.dispatchEvent(new CustomEvent('portada:content-loaded', { detail: { page: 2 } }));
  await expect.poll(() => words.textContent).toBe('3 comentaris');
});

test('[CARD-07] so are the cards of the next page, where the widget stays', async () => {
  const { asked } = backEnd([countComments, withCounts(['9', 3])]);
  await mount('portada-comment-counts');
  expect(asked).toEqual([]);
  const { number } = card('9');
  document.dispatchEvent(new CustomEvent('portada:page', { detail: {} }));
  await expect.poll(() => number.textContent).toBe('3');
});

test('[CARD-07] more than one call can count are counted in several', async () => {
  const { asked } = backEnd([countComments, withCounts()]);
  for (let id = 0; id <= COMMENT_COUNTS_MAX; id += 1) card(String(1_000 + id));
  await mount('portada-comment-counts');
  await expect.poll(() => asked.length).toBe(2);
});

test('[CARD-07] a count that fails leaves what was served', async () => {
  const { asked } = backEnd([countComments, failing]);
  const { number, words } = card('12');
  const element = await mount('portada-comment-counts');
  await expect.poll(() => asked.length).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([number.textContent, words.textContent]).toEqual(['7', '7 comentarios']);
  expect(element.dataset.state).toBe('ready');
});
