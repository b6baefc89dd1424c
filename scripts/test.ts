/**
 * `pnpm test`: everything that must hold. `pnpm test:changed [base]`: what the changes since `base` touch (by default
 * since this branch left `main`). `pnpm test:load`: what runs in a browser, three times, on a machine that is busy.
 * Each step runs whatever became of the others, so that one run tells all. At the end stand the tests that failed, and
 * how many did.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { findBrowser } from './browser.ts';
import { changedSteps } from './test/changed.ts';
import { keepBusy, repeatedSteps } from './test/load.ts';
import { runInTurn } from './test/run.ts';
import { build, checks, journeys, projects, results, type Step, vitest } from './test/steps.ts';

/**
 * Rows of steps, one beside the other. Tests in a browser wait for most of their time: three rows keep two cores busy.
 * All of them read or serve `dist/`, which is built before.
 */
const allSteps: readonly (readonly Step[])[] = [
  [journeys('end to end')],
  [vitest('components and stories', ...projects('browser', 'storybook', 'storybook-ca'))],
  [...checks, vitest('units and newsroom', ...projects('unit', 'zones', 'node'))],
];

/** Playwright's own browser, where the machine has none; elsewhere the system's serves. */
function ensureBrowser(): void {
  if (findBrowser()) return;
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  if (findBrowser()) return;
  console.error('No browser to test in: install Chromium, or give its path as CHROMIUM_PATH.');
  process.exit(1);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
ensureBrowser();
const [mode, base] = process.argv.slice(2);
const isLoaded = mode === '--load';
const chosen = mode === '--changed' ? changedSteps(base) : allSteps;
const rows = isLoaded ? [repeatedSteps] : chosen;
const endLoad = isLoaded ? keepBusy() : () => undefined;
const failedSteps = [
  ...(await runInTurn([build])),
  ...(await Promise.all(rows.map((steps) => runInTurn(steps)))).flat(),
];
endLoad();
const outcomes = rows.flat().flatMap(({ read }) => (read ? [read()] : []));
for (const { name, reason } of outcomes.flatMap(({ failures }) => failures)) {
  console.log(`\n✘ ${name}\n${reason}`);
}
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
const [passed, failed] = (['passed', 'failed'] as const).map((which) =>
  outcomes.reduce((sum, outcome) => sum + outcome[which], 0),
);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failedSteps.length > 0 ? 1 : 0);
