/**
 * Tells chance from fault: tests that failed run again, alone, when all others have ended. One that then passes is
 * unstable: it is named and counted, and does not fail the run. The first pass has no retries, so that it finds them.
 */
import type { Failure, Results } from '../test-results.ts';
import { runInTurn } from './run.ts';
import type { Step } from './steps.ts';

/** More failed tests than these are a fault, not chance. */
const MAX_FAILED = 5;

/** A test passes when it passes this often; with one failure more than that leaves room for, it has failed. */
const PASSES = 2;
const TRIES = 3;

export interface Outcome {
  readonly passed: number;
  /** Failed tests and, in words, steps that failed otherwise. */
  readonly failures: readonly Failure[];
  readonly unstable: readonly Failure[];
}

interface Failed {
  readonly step: Step;
  readonly failure: Failure;
}

/** Reads the results of steps, of which those with these names have failed, and runs again what may have by chance. */
export async function settle(
  steps: readonly Step[],
  failedSteps: readonly string[],
  maxFailed = MAX_FAILED,
): Promise<Outcome> {
  const results = steps.map((step) => ({ step, ...(step.read?.() ?? { passed: 0, failures: [] }) }));
  const passed = results.reduce((sum, each) => sum + each.passed, 0);
  const failed: Failed[] = results.flatMap(({ step, failures }) =>
    failures.map((failure) => ({ step, failure })),
  );
  // A check, or a runner that could not run.
  const unexplained = failedSteps.filter((name) => !failed.some(({ step }) => step.name === name));
  const isFault =
    unexplained.length > 0 || failed.length > maxFailed || failed.some(({ failure }) => !failure.alone);
  const unstable = isFault ? [] : await passedAgain(failed);
  const failures = failed.map(({ failure }) => failure).filter((failure) => !unstable.includes(failure));
  return {
    passed,
    failures: [...failures, ...unexplained.map((name) => ({ name, reason: 'failed as a whole' }))],
    unstable,
  };
}

/** Those that pass when they run alone: one worker, new processes, servers and databases each time. */
async function passedAgain(failed: readonly Failed[]): Promise<Failure[]> {
  const unstable: Failure[] = [];
  for (const { step, failure } of failed) if (await passes(step, failure)) unstable.push(failure);
  return unstable;
}

async function passes(step: Step, { alone = [] }: Failure): Promise<boolean> {
  let passes = 0;
  for (let tries = 0; passes < PASSES && tries - passes <= TRIES - PASSES; tries += 1) {
    const again = step.rerun?.(alone);
    const failures = again && (await runInTurn([again]));
    if (failures?.length === 0 && hasRun(again?.read?.())) passes += 1;
  }
  return passes === PASSES;
}

/** A run that executed no test has shown nothing. */
const hasRun = (results: Results | undefined) => (results?.passed ?? 0) > 0;
