/**
 * A Vitest reporter that writes the results as `test-results.ts` reads them, to `VITEST_RESULTS`. Vitest's own JSON
 * report leaves out projects, errors outside of tests, and files whose tests did not finish (a crashed page, a lost
 * browser).
 */
import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';
import { type Failure, failure, type Results } from './test-results.ts';

export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const path = process.env.VITEST_RESULTS;
    const tests = modules.flatMap((module) => [...module.children.allTests('passed')]);
    const failures = [...modules.flatMap(failuresIn), ...errors.map(outsideTests)];
    if (path) writeFileSync(path, JSON.stringify({ passed: tests.length, failures } satisfies Results));
  }
}

function failuresIn(module: TestModule): Failure[] {
  const notLoaded = module.errors().map((error) => failure(nameOf(module), textOf([error])));
  const { children } = module;
  // A hook that fails before the tests of its suite skips them all.
  const suites = [...children.allSuites()]
    .filter((suite) => suite.errors().length > 0)
    .map((suite) => failedTest(suite, suite.errors()));
  const tests = [...children.allTests('failed')].map((test) => failedTest(test, test.result().errors ?? []));
  const isCut = ['queued', 'pending'].includes(module.state()) || !children.allTests('pending').next().done;
  const cut = isCut ? [failure(nameOf(module), 'did not come to its end')] : [];
  return [...notLoaded, ...suites, ...tests, ...cut];
}

const nameOf = ({ project, relativeModuleId }: TestModule) => `[${project.name}] ${relativeModuleId}`;

function failedTest(test: TestCase | TestSuite, errors: readonly SerializedError[]): Failure {
  const { project, moduleId } = test.module;
  // A browser's project is named with the browser in brackets.
  const [name = ''] = project.name.split(' (');
  const pattern = test.fullName.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return failure(`${nameOf(test.module)} > ${test.fullName}`, textOf(errors), [
    `--project=${name}`,
    moduleId,
    `--testNamePattern=^${pattern}${test.type === 'suite' ? ' > ' : '$'}`,
  ]);
}

function outsideTests(error: SerializedError): Failure {
  return failure(`outside any test: ${error.name ?? 'Error'}`, textOf([error]));
}

function textOf(errors: readonly SerializedError[]): string {
  return errors
    .flatMap((error) => [error.message, ...(error.cause ? [error.cause.message] : []), error.stack ?? ''])
    .join('\n');
}
