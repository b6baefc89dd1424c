/** `pnpm newsroom …` in the process of the test, for what a command does: one of its own takes a second to start. */
import { vi } from 'vitest';
import { runCommandLine } from '../../src/command-line.ts';
import { newDirectory } from './process.ts';

/** Runs a command to its end; tells what it prints. */
export async function commandHere(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  try {
    await runCommandLine(args, { DATA_DIR: newDirectory(), ...env });
    return print.mock.calls.join('\n');
  } finally {
    print.mockRestore();
  }
}
