import { expect, test } from 'vitest';
import { structureProblems } from '../structure.ts';

const path = 'packages/newsroom/e2e/cards.spec.ts';
const problems = (text: string) => structureProblems([{ path, text }]);

test.each([
  `await page.waitForLoadState('networkidle')`,
  `await page.goto('/', { waitUntil: "networkidle" })`,
])('nothing waits for a silent network: %s', (text) => {
  expect(problems(`\n${text};`)).toEqual([
    `${path}:2 waits for a silent network; take packages/newsroom/scripts/page-rest.ts.`,
  ]);
});

test('nothing waits for time', () => {
  expect(problems('\nawait page.waitForTimeout(500);')).toEqual([
    `${path}:2 waits for time; wait for a state.`,
  ]);
});

test('a state may be waited for', () => {
  expect(problems(`await page.waitForLoadState('load');\nawait page.waitForFunction(isDrawn);`)).toEqual([]);
});
