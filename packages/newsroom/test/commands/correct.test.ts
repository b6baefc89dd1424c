/** From the terminal to the foot of the page. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { correctCommand } from '../../src/commands/correct.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { read, textOf } from '../support/document.ts';
import { addSample, type Sample } from '../support/sample.ts';

let newsroom: TestApp;
let urls: Sample['urls'];
beforeAll(async () => {
  newsroom = await startApp();
  ({ urls } = await addSample(newsroom.db));
});
afterAll(() => newsroom.close());

const idOf = (key: string) => /-(\d+)\/$/.exec(urls.ca.get(key) ?? '')?.[1] ?? '';
const page = (key: string) => read(newsroom.app, urls.ca.get(key) ?? '');

async function correct(...args: string[]): Promise<string> {
  const lines: string[] = [];
  await correctCommand.run(newsroom.app, args, (line) => lines.push(line));
  return lines.join('\n');
}

test('a correction is at the foot of its article, newest first, and dates it', async () => {
  const before = await page('article');
  expect(before.document.querySelector('.corrections')).toBe(null);
  expect(textOf(before, '.byline__dates')).not.toContain('Actualitzat');
  await correct(idOf('article'), '--text', 'El moll fa 900 metres, no 90.');
  expect(await correct(idOf('article'), '--text', 'El port és\n<b>a Marola</b>.')).toContain(
    '«Títol article»',
  );
  const after = await page('article');
  const [newest, first] = [...after.document.querySelectorAll('.corrections li p:first-child')];
  expect(newest?.textContent).toBe('Correcció: El port és <b>a Marola</b>.');
  expect(first?.textContent).toBe('Correcció: El moll fa 900 metres, no 90.');
  expect(textOf(after, '.byline__dates')).toContain('Actualitzat');
  const data = JSON.parse(textOf(after, 'script[type="application/ld+json"]'));
  expect(data.correction).toHaveLength(2);
  expect(data.correction[0]).toEqual({
    '@type': 'CorrectionComment',
    text: 'El port és <b>a Marola</b>.',
    datePublished: data.dateModified,
  });
});

test.each([[[]], [['12']], [['x', '--text', 'a']], [['12', '13', '--text', 'a']]])(
  '%j is not understood',
  async (args) => {
    await expect(correct(...args)).rejects.toThrow('pnpm newsroom correct <content> --text <text>');
  },
);

test('only what readers may have read is corrected, in few words', async () => {
  await expect(correct('12', '--text', 'a'.repeat(501))).rejects.toThrow('longer than 500');
  for (const id of ['999999', idOf('futuro'), idOf('retirado')]) {
    await expect(correct(id, '--text', 'a')).rejects.toThrow(`No published content has the id ${id}.`);
  }
});
