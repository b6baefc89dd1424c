/**
 * `pnpm test`: all checks and tests. `pnpm test:changed [base]`: those for the changes since `base` (by default
 * since this branch left `main`). `pnpm test:load`: the browser tests, three times, on a busy machine.
 * Each step runs whatever the result of the others, so that one run reports everything. The failed tests, and their
 * number, are printed at the end.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { findBrowser } from './browser.ts';
import { changedSteps } from './test/changed.ts';
import { keepBusy, repeatedSteps } from './test/load.ts';
import { runInTurn } from './test/run.ts';
import { build, checks, journeys, projects, results, type Step, vitest } from './test/steps.ts';

/**
 * Rows of concurrent steps. Browser tests mostly wait: three rows keep two cores busy.
 * All of them read or serve `dist/`, which is built before.
 */
const allSteps: readonly (readonly Step[])[] = [
  [journeys('end to end')],
  [vitest('components and stories', ...projects('browser', 'storybook', 'storybook-ca'))],
  [...checks, vitest('units and newsroom', ...projects('unit', 'zones', 'node'))],
];

/** Playwright's own browser, if the machine has none; otherwise the system's is used. */
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
