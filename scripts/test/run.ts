import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Step } from './steps.ts';

/** Runs a step; its output is printed at the end, so that the lines of concurrent steps do not mix. */
async function run({ name, command: [program = '', ...args], env }: Step): Promise<boolean> {
  const start = performance.now();
  console.log(`▶ ${name}`);
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const [status] = await once(child, 'close');
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`\n${Buffer.concat(output)}${status === 0 ? '✔' : '✘'} ${name} (${seconds} s)\n`);
  return status === 0;
}

/**
 * Runs steps in their order, so many at a time: whatever the result of the others, the next one begins when one has
 * ended. Returns the names of those that failed.
 */
export async function runAbreast(steps: readonly Step[], width: number): Promise<string[]> {
  const waiting = [...steps];
  const failed: string[] = [];
  const row = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await run(step))) failed.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: width }, row));
  return failed;
}

/** Runs steps one after another; returns the names of those that failed. */
export const runInTurn = (steps: readonly Step[]) => runAbreast(steps, 1);
