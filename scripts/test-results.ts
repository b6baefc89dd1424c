/** The results of the runners of `pnpm test`: how many tests passed and failed, and the failures with their errors. */
import { readFileSync } from 'node:fs';

export interface Failure {
  readonly name: string;
  readonly reason: string;
}

export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
}

/** The number of lines of an error that are repeated. */
const REASON_LINES = 12;

interface VitestFile {
  name: string;
  message?: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
}

interface VitestReport {
  numPassedTests?: number;
  testResults?: VitestFile[];
}

interface PlaywrightReport {
  stats?: Record<string, number>;
  suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** Vitest's JSON report; nothing passed if there is none. `leftovers` is the output of `vitest-leftovers.ts`. */
export function vitestResults(path: string, leftovers: string): Results {
  const report = readJson<VitestReport>(path);
  const files = report?.testResults ?? [];
  const failures = files.flatMap((file) => [
    ...file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => failure(`${file.name} › ${test.fullName}`, test.failureMessages?.[0])),
    // A file that failed to load has a message and no test.
    ...(file.message && file.assertionResults.length === 0 ? [failure(file.name, file.message)] : []),
  ]);
  const outsideTests = (readJson<Failure[]>(leftovers) ?? []).map(({ name, reason }) =>
    failure(name, reason),
  );
  const all = [...failures, ...outsideTests];
  return { passed: report?.numPassedTests ?? 0, failed: all.length, failures: all };
}

/** Playwright's JSON report; a test that needed a retry has failed. */
export function playwrightResults(path: string): Results {
  const report = readJson<PlaywrightReport>(path);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  const failures = (report?.suites ?? []).flatMap(failuresOf);
  return { passed: expected, failed: unexpected + flaky, failures };
}

function failuresOf({ file = '', suites = [], specs = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failure(`[${projectName}] ${file} › ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

function failure(name: string, message = ''): Failure {
  return { name, reason: message.split('\n').slice(0, REASON_LINES).join('\n') };
}

/** A runner's report, or undefined if it wrote none. */
function readJson<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
