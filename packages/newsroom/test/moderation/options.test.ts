import { afterAll, beforeAll, expect, test } from 'vitest';
import { UsageError } from '../../src/config/config.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { moderate } from './sample.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
});
afterAll(() => newsroom.close());

test.each([
  [['section', 'fr', 'puerto', 'on'], '«fr» is none of es, ca.'],
  [['section', 'es', 'puerto'], 'section needs a site, a section and on or off.'],
  [[], 'list [comments|contributions|questions]'],
  [['nada'], 'pnpm newsroom moderate <action>'],
  [['list', 'nadas'], '«nadas» is none of comments, contributions, questions.'],
  [['list', 'comments', 'questions'], 'list takes one kind.'],
  [['list', '--limit', '0'], '--limit 0'],
  [['approve', 'comments'], 'approve needs a kind and an id.'],
  [['approve', '12', '13'], '«12» is none of'],
  [['approve', 'questions', '12'], 'published by its answer'],
  [['reject', 'comments', '1e3'], '«1e3» is no id.'],
  [['reject', 'comments', '12+'], '«12+» is no id.'],
  [['reject', 'comments', '99999999999'], 'is no id.'],
  [['answer', '1'], 'answer needs --text or --file.'],
  [['answer', '1', '--text', 'a', '--file', 'b'], 'answer needs --text or --file.'],
  [['answer', '1', '--text', ' \u200b '], 'The answer is empty.'],
  [['answer', '1', '--text', 'a'.repeat(5_001)], 'longer than 5000'],
  [['answer', '1', '--file', '/nowhere'], 'cannot be read'],
  [['list', '--nada'], 'Unknown option'],
])('what it does not understand changes nothing and ends with 2: %j', async (args, message) => {
  const { text, error } = await moderate(newsroom, ...args);
  expect(text).toBe('');
  expect(error).toBeInstanceOf(UsageError);
  expect(String(error)).toContain(message);
});
