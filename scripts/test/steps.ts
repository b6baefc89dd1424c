/** The steps of `pnpm test`. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../build/paths.ts';
import { findEngines } from '../engines.ts';
import { isWholeRun } from '../required.ts';
import { missingForDeployment, otherThanDeployed, postgresVersion } from '../servers.ts';
import { playwrightResults, type Results, vitestResults } from '../test-results.ts';

export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The results of its tests, if it has any. */
  read?(): Results;
  /** Runs one of its tests, with the arguments that select it: alone, on one worker. */
  rerun?(alone: readonly string[]): Step;
}

/** The report files of the runners. */
export const results = fromRoot('.cache/test');

/**
 * With `--force`, since `tsc -b` relies on its build info: a file that is saved while it reads the others counts as
 * read, and an error in it would go unreported until the file is saved again.
 */
export const types: Step = { name: 'types', command: ['tsc', '-b', '--force'] };

/** Static checks of the sources. */
export const checks: readonly Step[] = [
  types,
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'unused', command: ['knip'] },
  { name: 'structure', command: ['node', 'scripts/structure.ts'] },
  { name: 'checklist', command: ['node', 'scripts/rows.ts'] },
  { name: 'audit', command: ['node', 'scripts/audit.ts'] },
  { name: 'flags', command: ['node', 'scripts/flags.ts'] },
];

export const build: Step = { name: 'build and budgets', command: ['node', 'scripts/build.ts'] };

/** The arguments that select projects of Vitest. */
export const projects = (...names: string[]) => names.map((name) => `--project=${name}`);

/** Two at a time: on two cores Vitest would run one, and most tests wait for a browser or a process. */
export const inPairs = '--maxWorkers=2';

/** Numbers what runs again, for its report. */
let reruns = 0;

/** A step's own configuration, which what runs again needs too. */
const configOf = (choice: readonly string[]) => choice.filter((argument) => argument.startsWith('--config='));

/** Tests in Node, happy-dom and Chromium, and the stories; with the arguments that select some of them. */
export function vitest(name: string, ...choice: string[]): Step {
  const report = `${results}/vitest ${name}.json`;
  const config = configOf(choice);
  return {
    name,
    command: [
      ...['vitest', 'run', ...(config.length > 0 ? [] : ['--config=vitest.workspace.ts'])],
      ...['--reporter=default', `--reporter=${fromRoot('scripts/vitest-results.ts')}`, ...choice],
    ],
    env: { VITEST_RESULTS: report },
    read: () => vitestResults(report),
    rerun: (alone) => vitest(`${name}, again ${++reruns}`, ...config, ...alone, '--maxWorkers=1'),
  };
}

/** The journeys on the newsroom; with the arguments that select some of them. */
export function journeys(name: string, ...choice: string[]): Step {
  const report = `${results}/playwright ${name}.json`;
  return {
    name,
    command: ['playwright', 'test', '--reporter=list,json', ...choice],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    read: () => playwrightResults(report),
    rerun(alone) {
      const again = `${name}, again ${++reruns}`;
      // Where the run puts aside what goes with it.
      const list = join(mkdtempSync(join(tmpdir(), 'again-')), 'tests.txt');
      writeFileSync(list, alone.join('\n'));
      return journeys(again, ...configOf(choice), `--test-list=${list}`, '--workers=1');
    },
  };
}

/** What is left out is said in a line; where the run must be whole it is a step that fails. */
export function leftOut(name: string, lines: readonly string[], isWhole: boolean): Step[] {
  if (isWhole) return lines.map((line) => ({ name, command: ['node', '-e', FAIL, line] }));
  for (const line of lines) console.log(line);
  return [];
}

const FAIL = 'console.error(process.argv[1]); process.exit(1)';

/** The newsroom in Firefox and in WebKit, where they are installed; says which is not. */
export function otherEngines({ engines, missing } = findEngines(), isWhole = isWholeRun()): Step[] {
  const lacking = leftOut('other engines, of which one is missing', missing, isWhole);
  return engines.length > 0 ? [vitest('other engines', ...projects('engines')), ...lacking] : lacking;
}

/** The newsroom as it is deployed, under faults; says on which PostgreSQL, or what it lacks where it cannot be run. */
export function deployment(
  missing = missingForDeployment(),
  isWhole = isWholeRun(),
  version = postgresVersion(),
): Step[] {
  if (missing) return leftOut('deployment', [missing], isWhole);
  const other = otherThanDeployed(version);
  if (!other) console.log(`A whole deployment is tested on PostgreSQL ${version}.`);
  const lacking = leftOut('deployment on its PostgreSQL', other ? [other] : [], isWhole);
  return [vitest('deployment', ...projects('deploy')), ...lacking];
}
