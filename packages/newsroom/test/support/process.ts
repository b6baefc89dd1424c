/** The newsroom as a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Compiled code is kept for the processes of one run: compiling takes a third of the CPU time of a start. */
export const compileCache =
  process.env.NODE_COMPILE_CACHE ?? join(process.env.PORTADA_TEST_RUN ?? tmpdir(), 'compiled');

export const newDirectory = () => mkdtempSync(join(tmpdir(), 'portada-'));

/** How `pnpm test:dates` moves the clock of a test: its processes share it. */
const movedClock = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name === 'LD_PRELOAD' || name.startsWith('FAKETIME')),
);

/** The environment of a process: a new data directory, and nothing of the tests’ own. */
export const environmentOf = (env: Record<string, string>) => ({
  ...movedClock,
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: compileCache,
  DATA_DIR: newDirectory(),
  ...env,
});

/** Runs a module in a process and waits for its exit. */
export async function runProcess(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, { env: environmentOf(env) });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code: Number(code), output };
}
