/**
 * `pnpm test`: all checks and tests. `pnpm test:changed [base]`: those for the changes since `base` (by default
 * since this branch left `main`). `pnpm test:load`: the browser tests, three times, on a busy machine.
 * `pnpm test:random`: the properties, with cases of another seed.
 * `pnpm test:engines`: those in Firefox and WebKit. `pnpm test:deploy`: those of the newsroom as it is deployed.
 * `pnpm test:dates`: those that may depend on the date, at other dates.
 * Each step runs whatever the result of the others, so that one run reports everything. At its end what failed runs
 * again (`test/rerun.ts`); failed and unstable tests, and their numbers, are printed last.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { changedSteps } from './test/changed.ts';
import { datedSteps } from './test/dates.ts';
import { keepBusy, repeatedSteps } from './test/load.ts';
import { propertySteps } from './test/properties.ts';
import { settle } from './test/rerun.ts';
import { runInRows, runInTurn } from './test/run.ts';
import { seedLine, takeRandomSeed } from './test/seed.ts';
import {
  build,
  checks,
  deployment,
  inPairs,
  journeys,
  otherEngines,
  projects,
  results,
  type Step,
  vitest,
} from './test/steps.ts';
import { visualSteps } from './test/visual.ts';
import type { Failure } from './test-results.ts';

/**
 * Rows of concurrent steps: what needs one core, then the newsroom's journeys; what runs in Chromium; what runs in
 * Node. Three, of two workers each, keep two cores busy to the end; with more, tests wait for each other.
 * All of them read or serve `dist/`, which is built before.
 */
const allSteps: readonly (readonly Step[])[] = [
  [...checks, vitest('scripts', ...projects('node'), 'scripts/'), journeys('end to end')],
  [
    vitest(
      'parts and stories',
      ...projects('browser', 'storybook', 'storybook-ca', 'storybook-translated'),
      inPairs,
      'packages/',
      '.stories.',
    ),
    vitest('widgets', ...projects('browser'), inPairs, 'widgets/'),
  ],
  [
    vitest(
      'units and newsroom',
      ...projects('unit', 'zones', 'node'),
      inPairs,
      'packages/',
      'widgets/',
      'stories/',
    ),
  ],
];

/** Playwright's own browser, if the machine has none; otherwise the system's is used. */
function ensureBrowser(): void {
  if (findBrowser()) return;
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  if (findBrowser()) return;
  console.error('No browser to test in: install Chromium, or give its path as CHROMIUM_PATH.');
  process.exit(1);
}

function rowsOf(mode?: string, base?: string): readonly (readonly Step[])[] {
  if (mode === '--load') return [repeatedSteps];
  if (mode === '--random') return [propertySteps()];
  if (mode === '--changed') return changedSteps(base);
  if (mode === '--dates') return [datedSteps()];
  return mode === '--engines' || mode === '--deploy' ? [] : allSteps;
}

/** `15 min 36 s`. */
function durationOf(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function report(mark: string, failures: readonly Failure[]): void {
  for (const { name, reason } of failures) console.log(`\n${mark} ${name}\n${reason}`);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
// Whatever the steps put aside goes with the run. Others' users read in it: PostgreSQL's and nginx's.
const temporary = mkdtempSync(join(tmpdir(), 'portada-run-'));
chmodSync(temporary, 0o755);
process.env.TMPDIR = temporary;
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
for (const [signal, status] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, () => process.exit(status));
}
// Dozens of processes load the same tools and the same newsroom: compiling is a third of a start's CPU time.
process.env.NODE_COMPILE_CACHE = join(temporary, 'compiled');
ensureBrowser();
const [mode, base] = process.argv.slice(2);
if (mode === '--random') takeRandomSeed();
console.log(`Node ${process.versions.node}, ${availableParallelism()} cores. ${seedLine()}`);
const isLoaded = mode === '--load';
const rows = rowsOf(mode, base);
// After all others, since each engine keeps a core busy.
const engines = mode === undefined || mode === '--engines' ? otherEngines() : [];
// What is deployed ends by its own faults alone: not beside three rows of tests.
const deployed = mode === undefined || mode === '--deploy' ? deployment() : [];
const hosts = mode === undefined ? [journeys('host pages', '--config=playwright.hosts.config.ts')] : [];
const visual = mode === undefined ? visualSteps() : [];
const lastRows = [engines, [...hosts, ...visual, ...deployed]];
const endLoad = isLoaded ? keepBusy() : () => undefined;
const failedSteps = [
  ...(await runInTurn([build])),
  ...(await runInRows(rows)),
  ...(await runInRows(lastRows)),
];
endLoad();
// Under load what fails is what is looked for.
const steps = [...rows, ...lastRows].flat();
const { passed, failures, unstable } = await settle(steps, failedSteps, isLoaded ? 0 : undefined);
report('✘', failures);
report('~ unstable:', unstable);
console.log(`\nIn ${durationOf(performance.now())}:`);
console.log(`${passed} passed, ${failures.length} failed, ${unstable.length} unstable`);
process.exit(failures.length > 0 ? 1 : 0);
