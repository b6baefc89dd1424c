import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { journeys, projects, type Step, vitest } from './steps.ts';

const TIMES = 3;

/** Busy loop until the process is stopped. */
const BUSY = 'for (const parent = process.ppid; process.ppid === parent;);';

/** Keeps every core busy beside the tests, until the returned function is called. */
export function keepBusy(): () => void {
  const processes = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' }),
  );
  return () => {
    for (const one of processes) one.kill();
  };
}

/** The steps that depend on the machine's speed, several times in a row. */
export const repeatedSteps: readonly Step[] = Array.from({ length: TIMES }, (_, time) => [
  vitest(
    `components and stories, ${time + 1}`,
    ...projects('browser', 'storybook', 'storybook-ca', 'storybook-translated'),
  ),
  journeys(`end to end, ${time + 1}`),
]).flat();
