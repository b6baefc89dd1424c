/** The free part of a paywalled text. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freePart } from '../../src/paywall/cut.ts';

const p = (text: string) => `<p>${text}</p>`;
const picture =
  '<figure><img src="/imagenes/faro" alt="El faro" width="1200" height="800"><figcaption>De <em>noche</em>. Foto: Lola</figcaption></figure>';
const table = '<table>\n<tbody>\n<tr><td>Alta</td><td>8:15</td></tr>\n</tbody>\n</table>';
const embed = '<figure><a href="https://x.com/faro/status/1">X</a></figure>';
const rest = [p('tres'.repeat(50)), p('cuatro')];
const word = fc.stringMatching(/^[a-zà-ú ]{1,40}$/);
const block = fc.oneof(
  word.map(p),
  word.map((text) => p(`<strong>${text}</strong> <a href="/x/">enlace</a>`)),
  word.map((text) => `<h2>${text}</h2>`),
  word.map((text) => `<blockquote>${p(text)}</blockquote>`),
  word.map((text) => `<ul><li>${p(text)}</li></ul>`),
);

test('is the beginning of the text, at most half of it, with all elements closed', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 8 }), fc.constantFrom('', '\n'), (blocks, between) => {
      const html = blocks.join(between);
      const free = freePart(html);
      expect(html.startsWith(free)).toBe(true);
      expect(free.length).toBeLessThanOrEqual(html.length / 2);
      expect(free).toMatch(/^(<p>(?:(?!<\/?p>).)*<\/p>\s*){0,2}$/su);
    }),
  );
});

test.each([
  ['two paragraphs of five', [p('uno'), p('dos'), p('tres'), p('cuatro'), p('cinco')], p('uno') + p('dos')],
  ['one of two', [p('uno'), p('dos')], p('uno')],
  ['none of one', [p('uno')], ''],
  ['none of a long one and a short one', [p('uno'.repeat(50)), p('dos')], ''],
  ['what stands before a heading', [p('uno'), '<h2>dos</h2>', p('tres'), p('cuatro')], p('uno')],
  [
    'none that stands in something',
    [`<blockquote>${p('uno')}${p('dos')}</blockquote>`, p('tres'.repeat(50))],
    '',
  ],
  ['none of nothing', [], ''],
  ['a picture, with what follows it', [picture, p('uno'), p('dos'), ...rest], picture + p('uno') + p('dos')],
  [
    'a picture between, but none after',
    [p('uno'), picture, p('dos'), picture, ...rest],
    p('uno') + picture + p('dos'),
  ],
  ['no picture where no words are free', [picture, p('uno')], ''],
  ['as much beside a picture as without it', [picture, p('uno'), p('dos')], picture + p('uno')],
  ['a table as a paragraph', [table, p('uno'), p('dos'), ...rest], table + p('uno')],
  ['an embed as a paragraph', [embed, picture, p('uno'), p('dos'), ...rest], embed + picture + p('uno')],
  ['no table that is more than half', [table, p('uno')], ''],
  ['nothing of an unknown figure', ['<figure><video></video></figure>', p('uno'), ...rest], ''],
])('%s', (_what, blocks, free) => {
  expect(freePart(blocks.join(''))).toBe(free);
});
