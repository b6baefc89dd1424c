import { expect, test } from 'vitest';
import { structureProblems } from '../structure.ts';

const path = 'packages/shared/src/days.ts';
const problems = (text: string, at = path) => structureProblems([{ path: at, text }]);

test.each([
  `new Intl.DateTimeFormat('en-CA').format(moment)`,
  `dateFormat('sv', { dateStyle: 'short' }).format(moment)`,
  `moment.toLocaleDateString("sv-SE")`,
  `new Date(format.format(moment))`,
  `new Date(\`\${format.format(moment)}T12:00:00Z\`)`,
  `Date.parse(moment.toLocaleString('en'))`,
  `moment.toLocaleDateString('en').split('/')`,
])('no date is made from formatted text: %s', (text) => {
  expect(problems(`\n${text};`)).toEqual([
    `${path}:2 makes a date from formatted text; take formatToParts or packages/shared/src/days.ts.`,
  ]);
});

test.each([
  `dateFormat('en', options).formatToParts(moment)`,
  `dateFormat(language, options).format(new Date(day))`,
  `contents.toLocaleString('en')`,
  `const now = new Date(value);\nreturn format.format(now);`,
])('a date is formatted for readers, or part by part: %s', (text) => {
  expect(problems(text)).toEqual([]);
});
