/**
 * `pnpm test`: everything that must hold, in order from the quickest to the slowest. Each step runs whatever became
 * of the one before, so that one run tells all. The last line counts the tests.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser.ts';
import { fromRoot } from './build/paths.ts';

const results = fromRoot('.cache/test');
const vitestResults = `${results}/vitest.json`;
const playwrightResults = `${results}/playwright.json`;

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const steps: readonly Step[] = [
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'structure', command: ['node', 'scripts/structure.ts'] },
  { name: 'checklist', command: ['node', 'scripts/rows.ts'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'build and budgets', command: ['node', 'scripts/build.ts'] },
  {
    name: 'unit, components, stories',
    command: [
      ...['vitest', 'run', '--config', 'vitest.workspace.ts'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${vitestResults}`],
    ],
  },
  {
    name: 'end to end',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightResults },
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

function read(path: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/** Tests that passed and failed, of both runners. */
function count(): { passed: number; failed: number } {
  const vitest = read(vitestResults);
  const { stats = {} } = read(playwrightResults);
  const of = (from: unknown, name: string) => Number(Object(from)[name] ?? 0);
  return {
    passed: of(vitest, 'numPassedTests') + of(stats, 'expected'),
    failed: of(vitest, 'numFailedTests') + of(stats, 'unexpected') + of(stats, 'flaky'),
  };
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
ensureBrowser();
const failedSteps = steps.filter((step) => !run(step)).map(({ name }) => name);
const { passed, failed } = count();
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failedSteps.length > 0 ? 1 : 0);
