/** That the measurement measures: one case, one visit, at full speed, without a registry. */

import { openSeededDatabase } from '@portada/newsroom/test/support/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../../../scripts/browser.ts';
import { type Bench, openBench } from '../scripts/peers/bench.ts';
import { coverageOf } from '../scripts/peers/coverage.ts';
import { paces, visit } from '../scripts/peers/measure.ts';
import { tableOf } from '../scripts/peers/table.ts';

let bench: Bench;

beforeAll(async () => {
  bench = await openBench({
    ...{ withPeers: false, executablePath: findBrowser(), openDatabase: openSeededDatabase },
    // No case that is visited here shows them.
    manyComments: 40,
  });
});

afterAll(() => bench.close());

function caseOf(name: string) {
  const found = bench.cases.find((one) => one.name === name);
  const [side] = found?.sides ?? [];
  if (!found || !side) throw new Error(`There is no case ${name}.`);
  return { of: found, side };
}

test('a visit tells what was fetched, how long each step took, and ends once the widget has responded', async () => {
  const { of, side } = caseOf('alert');
  const visited = await visit(bench.browser, bench.address, side, paces.full);
  expect(visited.waits).toHaveLength(2);
  for (const wait of visited.waits) expect(wait).toBeGreaterThan(0);
  const names = visited.scripts.map(({ url }) => new URL(url).pathname.split('/').at(-1));
  expect(names).toContain('portada.js');
  expect(names).toContainEqual(expect.stringMatching(/^alert-banner-/));
  expect(visited.styles.map(({ bytes }) => bytes > 1_000)).toEqual([true]);
  expect(visited.busy).toBeGreaterThan(0);
  const [, , row] = tableOf([{ of, side, slow: [visited], slow4g: [visited] }]).split('\n');
  expect(row).toMatch(/^\| alert \| Portada \| +\d+\.\d, \d+ \| \d+\.\d, 1 \| +\d+ \| +\d+ \|/);
});

test('a wait goes on behind a link, and the page left nothing uncounted', async () => {
  const { side } = caseOf('account');
  const { waits, scripts } = await visit(bench.browser, bench.address, side, paces.full);
  expect(waits).toHaveLength(2);
  expect(new Set(scripts.map(({ url }) => url)).size).toBe(scripts.length);
  expect(scripts.some(({ url }) => url.includes('/login-'))).toBe(true);
});

test('the coverage names every script and how much of it was never run', async () => {
  const [sum, ...lines] = await coverageOf(bench.browser, bench.address, caseOf('nothing').side);
  expect(sum).toMatch(/^2\.\d kB in 1 requests, about \d\.\d kB of it unused$/);
  expect(lines).toEqual([expect.stringMatching(/^ {2}portada\.js 2\.\d kB, [1-9]\d? % unused$/)]);
});
