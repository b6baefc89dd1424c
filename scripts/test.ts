/**
 * `pnpm test`: everything that must hold, in order from the quickest to the slowest. Each step runs whatever became
 * of the one before, so that one run tells all. At the end stand the tests that failed, and how many did.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { findBrowser } from './browser.ts';
import { fromRoot } from './build/paths.ts';
import { playwrightResults, vitestResults } from './test-results.ts';

const results = fromRoot('.cache/test');
const vitestReport = `${results}/vitest.json`;
const vitestLeftovers = `${results}/vitest-leftovers.json`;
const playwrightReport = `${results}/playwright.json`;

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const steps: readonly Step[] = [
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'structure', command: ['node', 'scripts/structure.ts'] },
  { name: 'checklist', command: ['node', 'scripts/rows.ts'] },
  { name: 'flags', command: ['node', 'scripts/flags.ts'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'build and budgets', command: ['node', 'scripts/build.ts'] },
  {
    name: 'unit, components, stories',
    command: [
      ...['vitest', 'run', '--config', 'vitest.workspace.ts'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
      '--reporter=./scripts/vitest-leftovers.ts',
    ],
    env: { VITEST_LEFTOVERS: vitestLeftovers },
  },
  {
    name: 'end to end',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  },
];

/** Playwright's own browser, where the machine has none; elsewhere the system's serves. */
function ensureBrowser(): void {
  if (findBrowser()) return;
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  if (findBrowser()) return;
  console.error('No browser to test in: install Chromium, or give its path as CHROMIUM_PATH.');
  process.exit(1);
}

function run({ name, command: [program = '', ...args], env }: Step): boolean {
  const start = performance.now();
  console.log(`\n▶ ${name}`);
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✔' : '✘'} ${name} (${seconds} s)`);
  return status === 0;
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
ensureBrowser();
const failedSteps = steps.filter((step) => !run(step)).map(({ name }) => name);
const outcomes = [vitestResults(vitestReport, vitestLeftovers), playwrightResults(playwrightReport)];
for (const { name, reason } of outcomes.flatMap(({ failures }) => failures)) {
  console.log(`\n✘ ${name}\n${reason}`);
}
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
const [passed, failed] = (['passed', 'failed'] as const).map((which) =>
  outcomes.reduce((sum, outcome) => sum + outcome[which], 0),
);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failedSteps.length > 0 ? 1 : 0);
