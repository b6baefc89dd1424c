import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moderateCommand } from '../../src/commands/moderate.ts';
import { StartError, UsageError } from '../../src/config.ts';
import { comments, contents } from '../../src/db/schema/index.ts';
import { addContents } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { addressOf, listed, person, say, texts } from './people.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
});
afterAll(() => newsroom.close());

async function run(...args: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  await moderateCommand.run(newsroom.app, args, (line) => lines.push(line));
  return lines;
}

test('[COMM-04] [COMM-05] a moderator reads what waits and what was reported, and decides', async () => {
  expect(await run()).toEqual(['No comment waits, and none was reported.']);
  const [ana, pau] = [await person(newsroom), await person(newsroom)];
  const bad = await say(ana, 1, 'Compre\nbarato');
  await pau.browser.post(addressOf(1, `/${bad.id}/report`), { reason: 'spam' });
  await newsroom.db.update(contents).set({ commentsModerated: true });
  const waiting = await say(pau, 1, 'Espero');
  expect(await run()).toEqual([
    `${bad.id} (content 1, ${ana.reader.nick}, reported 1 times): Compre barato`,
    `${waiting.id} (content 1, ${pau.reader.nick}, waits): Espero`,
  ]);
  expect(await run('publish', waiting.id)).toEqual([`${waiting.id}: published.`]);
  await run('reject', bad.id);
  expect(texts(await listed(openBrowser(newsroom.app), 1))).toEqual(['Espero']);
  expect(await run()).toEqual(['No comment waits, and none was reported.']);
  const [content] = await newsroom.db.select().from(contents).where(eq(contents.id, 1));
  expect(content?.numComments).toBe(1);
});

test('what it does not understand it says', async () => {
  for (const args of [['publish'], ['burn', '1'], ['publish', 'x'], ['reject', '0']]) {
    await expect(run(...args)).rejects.toBeInstanceOf(UsageError);
  }
  await expect(run('publish', '999999')).rejects.toBeInstanceOf(StartError);
  expect(await newsroom.db.$count(comments)).toBe(2);
});
