/** The results of the runners of `pnpm test`: how many tests passed, and the failures with their errors. */
import { readFileSync } from 'node:fs';

export interface Failure {
  readonly name: string;
  readonly reason: string;
  /**
   * The arguments with which the runner runs this test and no other. None where it is no test that failed: a file
   * that does not load, an error outside of tests, a crashed page.
   */
  readonly alone?: readonly string[];
}

export interface Results {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

/** The number of lines of an error that are repeated. */
const REASON_LINES = 12;

interface PlaywrightReport {
  stats?: Record<string, number>;
  errors?: { message?: string }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title?: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

export function failure(name: string, message = '', alone?: readonly string[]): Failure {
  const reason = message.split('\n').slice(0, REASON_LINES).join('\n');
  return { name, reason, ...(alone && { alone }) };
}

/** The report of `vitest-results.ts`; nothing passed if there is none. */
export function vitestResults(path: string): Results {
  return readJson<Results>(path) ?? { passed: 0, failures: [] };
}

/** Playwright's JSON report; a test that needed a retry has failed. */
export function playwrightResults(path: string): Results {
  const report = readJson<PlaywrightReport>(path);
  const outsideTests = (report?.errors ?? []).map(({ message }) => failure('outside any test', message));
  const failures = (report?.suites ?? []).flatMap((suite) => failuresOf(suite, []));
  return { passed: report?.stats?.expected ?? 0, failures: [...failures, ...outsideTests] };
}

/** A suite's title is its file's name at the top, and that of a `describe` below. */
function failuresOf({ title = '', suites = [], specs = [] }: PlaywrightSuite, above: string[]): Failure[] {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const project = projectName ? [`[${projectName}]`] : [];
        const message = results.find(({ error }) => error)?.error?.message ?? '';
        // As a line of `--test-list`.
        const name = [...project, ...path, spec.title].join(' › ');
        return failure(name, message, /\b(?:page|target) crashed\b/i.test(message) ? undefined : [name]);
      }),
  );
  return [...own, ...suites.flatMap((suite) => failuresOf(suite, path))];
}

/** A runner's report, or undefined if it wrote none. */
function readJson<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
