/** The newsroom as processes in production: those of a deployment, and those of a terminal. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { environmentOf, runProcess } from './process.ts';

const source = (name: string) => fileURLToPath(new URL(`../../src/${name}.ts`, import.meta.url));
const clock = fileURLToPath(new URL('shifted-clock.ts', import.meta.url));

/** An upper limit, not a delay: a process starts in half a minute where the machine is busy. */
const LIMIT = { timeout: 90_000, interval: 50 };

export interface NewsroomProcess {
  readonly port: number;
  /** Everything that it has written. */
  readonly output: () => string;
  /** Starts it, and waits until it is ready for readers. */
  start(): Promise<void>;
  /** Sends the signal, and waits for the end; tells its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Sets its clock, so many milliseconds ahead of this one's. */
  shift(milliseconds: number): Promise<void>;
}

export function newsroomProcess(port: number, env: Record<string, string>): NewsroomProcess {
  let child: ChildProcess | undefined;
  let output = '';

  const isReady = async () => {
    if (child?.exitCode !== null) throw new Error(`The newsroom did not start: ${output}`);
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (!answer?.ok) throw new Error('The newsroom is not ready.');
  };

  return {
    port,
    output: () => output,
    async start() {
      child = spawn(process.execPath, ['--import', clock, source('main')], {
        env: environmentOf({ ...env, PORT: String(port) }),
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (text: string) => {
          output += text;
        });
      }
      await vi.waitFor(isReady, LIMIT);
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
      const exit = once(child, 'exit');
      child.kill(signal);
      const [code] = await exit;
      return code;
    },
    async shift(milliseconds) {
      if (!child) throw new Error('The newsroom is not running.');
      const done = once(child, 'message');
      child.send(milliseconds);
      await done;
    },
  };
}

/** `pnpm newsroom …` */
export async function runCommand(env: Record<string, string>, ...args: string[]): Promise<string> {
  const { code, output } = await runProcess([source('cli'), ...args], env);
  if (code !== 0) throw new Error(`newsroom ${args.join(' ')}: ${output}`);
  return output;
}

/** The newsroom as it starts and ends by itself. */
export function runMain(env: Record<string, string>) {
  return runProcess([source('main')], env);
}
