import { expect, test } from 'vitest';
import { structureProblems } from '../structure.ts';

const path = 'packages/newsroom/src/mail/mailer.ts';
const problems = (text: string, at = path) => structureProblems([{ path: at, text }]);

test.each([
  `app.log.warn({ event: 'mail.failed' }, 'mail failed');`,
  `request.log.error({ event: 'upload-file.removal-failed', path, err: error }, 'upload file removal failed');`,
  `log.info(\n  { event: 'mail.sent', to: 2 },\n  'mail sent',\n);`,
  `/** A call:\n *\n *     log.warn('so not');\n */`,
  `// log.warn('so not')`,
  `console.log('for the terminal');`,
])('a log line is an event with its fields: %s', (text) => {
  expect(problems(text)).toEqual([]);
});

test.each([
  `app.log.warn('a mail could not be sent');`,
  `app.log.warn({ err: error }, 'mail failed');`,
  `app.log.warn({ event: 'mail failed' }, 'mail failed');`,
  `app.log.warn({ event: 'mail.failed', to }, \`mail to \${to} failed\`);`,
  `app.log.warn({ event: 'mail.failed' }, 'a mail could not be sent');`,
])('prose alone is refused: %s', (text) => {
  expect(problems(`\n${text}`)).toEqual([
    `${path}:2 logs without an event; write { event: 'subject.outcome', …fields }, 'subject outcome' (packages/newsroom/src/http/log.ts).`,
  ]);
});

test('widgets and scripts have no log', () => {
  expect(problems(`log.warn('x');`, 'widgets/poll/poll.ts')).toEqual([]);
});
