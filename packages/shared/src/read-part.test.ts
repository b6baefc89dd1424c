import { expect, test } from 'vitest';
import { readPart } from './read-part.ts';

test.each([
  [{ paragraph: 6, fraction: 0.3, paragraphs: 14 }, '45 %'],
  [{ paragraph: 0, fraction: 0.1, paragraphs: 200 }, '1 %'],
  [{ paragraph: 199, fraction: 1, paragraphs: 200 }, '99 %'],
  [{ paragraph: 0, fraction: 0, paragraphs: 0 }, '1 %'],
])('what is read of %j is %s', (place, part) => {
  for (const language of ['es', 'ca']) expect(readPart(place, language)).toBe(part.replace(' ', '\u00a0'));
});
