import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from '../../src/commands/index.ts';
import { mails } from '../../src/db/schema/index.ts';
import { outboxCounts } from '../../src/mail/dead-letters.ts';
import { queueEmail, recordFailure, takeDue } from '../../src/mail/outbox.ts';
import { startApp, type TestApp } from '../support/app.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp({ smtpUrl: 'smtp://127.0.0.1:9' });
});
afterAll(() => newsroom.close());

async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await commands.outbox?.run(newsroom.app, args, (line) => lines.push(line));
  return lines;
}

async function addDead(email: string, reason: string): Promise<number> {
  await queueEmail(newsroom.app, { email, lang: 'es' }, { subject: 'Hola', paragraphs: ['Hola:', 'Adiós.'] });
  const [mail] = await takeDue(newsroom.app, 1, 60_000);
  if (!mail) throw new Error('Nothing is due.');
  await recordFailure(newsroom.app, mail, { reason, isPermanent: true });
  return mail.id;
}

test('lists dead letters with the mail server’s answer, and puts them back', async () => {
  expect(await run()).toEqual(['0 waiting, 0 tried again, 0 dead.']);
  expect(await run('dead')).toEqual(['No email is dead.']);
  const first = await addDead('ana@example.com', '550 no such\u001b[2J user');
  const second = await addDead('bea@example.com', '554 spam');
  await addDead('eva@example.com', '554 spam');

  const [line, , , total] = await run('dead');
  expect(line).toMatch(new RegExp(`^${first} .*ana@example\\.com  «Hola»  1 attempt: 550 no such`));
  expect(line).not.toContain('\u001b');
  expect(total).toBe('3 dead.');

  expect(await run('retry', String(first))).toEqual(['1 put back.']);
  expect(await outboxCounts(newsroom.db)).toEqual({ waiting: 1, retrying: 0, dead: 2 });
  await expect(run('retry', String(first), String(second))).rejects.toThrow(`No dead letters: ${first}.`);
  expect(await run('retry', 'all')).toEqual(['1 put back.']);
  expect(await outboxCounts(newsroom.db)).toEqual({ waiting: 3, retrying: 0, dead: 0 });
  expect(await takeDue(newsroom.app, 9, 60_000)).toHaveLength(3);
});

test.each([['x'], ['retry'], ['retry', 'x'], ['dead', '1'], ['--all']])(
  'does not understand %s',
  async (...args) => {
    await expect(run(...args)).rejects.toMatchObject({ name: 'StartError' });
  },
);

test('does not send what development has kept', async () => {
  const other = await startApp();
  await queueEmail(other.app, { email: 'ana@example.com', lang: 'es' }, { subject: 'Hola', paragraphs: [] });
  expect(await other.db.$count(mails)).toBe(1);
  expect(await outboxCounts(other.db)).toEqual({ waiting: 0, retrying: 0, dead: 0 });
  expect(await takeDue(other.app, 1, 60_000)).toEqual([]);
  await other.close();
});
