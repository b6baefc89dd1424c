/**
 * A Vitest reporter for what the JSON report omits: errors outside of tests, and files whose tests did not finish
 * (a crashed page, a lost browser). Writes them as JSON to `VITEST_LEFTOVERS`.
 */
import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { Failure } from './test-results.ts';

export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const path = process.env.VITEST_LEFTOVERS;
    const failures = [...errors.map(ownedByNone), ...modules.filter(isCut).map(asCut)];
    if (path) writeFileSync(path, JSON.stringify(failures));
  }
}

function isCut(module: TestModule): boolean {
  const isPending = module.state() === 'queued' || module.state() === 'pending';
  return isPending || [...module.children.allTests()].some((test) => test.result().state === 'pending');
}

function asCut(module: TestModule): Failure {
  return { name: `[${module.project.name}] ${module.relativeModuleId}`, reason: 'did not come to its end' };
}

function ownedByNone(error: SerializedError): Failure {
  const causes = [error, error.cause].flatMap((each) => each?.message ?? []);
  return { name: `outside any test: ${error.name ?? 'Error'}`, reason: [...causes, error.stack].join('\n') };
}
