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
import { closingLines, exitStatus } from './test/closing.ts';
import { datedSteps } from './test/dates.ts';
import { keepBusy, repeatedSteps } from './test/load.ts';
import { propertySteps } from './test/properties.ts';
import { settle } from './test/rerun.ts';
import { runAbreast, runInTurn } from './test/run.ts';
import { seedLine, takeRandomSeed } from './test/seed.ts';
import { build, deployment, otherEngines, results, type Step } from './test/steps.ts';
import { wholeRun } from './test/whole-run.ts';

/**
 * Three steps at a time, of two workers each, keep two cores busy to the end; with more, tests wait for each other.
 * With fewer steps, two.
 */
const widthOf = (mode?: string) => (mode === undefined ? 3 : mode === '--changed' ? 2 : 1);

/** Playwright's own browser, if the machine has none; otherwise the system's is used. */
function ensureBrowser(): void {
  if (findBrowser()) return;
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  if (findBrowser()) return;
  console.error('No browser to test in: install Chromium, or give its path as CHROMIUM_PATH.');
  process.exit(1);
}

function stepsOf(mode?: string, base?: string): readonly Step[] {
  if (mode === '--load') return repeatedSteps;
  if (mode === '--random') return propertySteps();
  if (mode === '--changed') return changedSteps(base);
  if (mode === '--dates') return datedSteps();
  return mode === '--engines' || mode === '--deploy' ? [] : wholeRun();
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
const steps = stepsOf(mode, base);
// After all others, since each engine keeps a core busy, and what is deployed ends by its own faults alone.
const lastSteps = [
  ...(mode === undefined || mode === '--engines' ? otherEngines() : []),
  ...(mode === undefined || mode === '--deploy' ? deployment() : []),
];
const endLoad = isLoaded ? keepBusy() : () => undefined;
const failedSteps = [
  ...(await runInTurn([build])),
  ...(await runAbreast(steps, widthOf(mode))),
  ...(await runAbreast(lastSteps, lastSteps.length)),
];
endLoad();
// Under load what fails is what is looked for.
const outcome = await settle([...steps, ...lastSteps], failedSteps, isLoaded ? 0 : undefined);
for (const line of closingLines(outcome, performance.now())) console.log(line);
process.exit(exitStatus(outcome));
