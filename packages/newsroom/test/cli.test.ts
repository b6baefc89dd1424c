import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { holdDirectory } from '../src/db/directory-lock.ts';

// Each test starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url));
const directory = () => mkdtempSync(join(tmpdir(), 'portada-'));

/** Runs a command and waits for its exit. */
async function run(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [cli, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: directory(), ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}

test.each([[], ['nada'], ['toString']])(
  'without a command that it knows it tells which there are: %j',
  async (...args) => {
    const { code, output } = await run(args);
    expect(code).toBe(1);
    expect(output).toContain('send-newsletter <newsletter>');
  },
);

test('opens its database, and reports a failure in one line', async () => {
  const { code, output } = await run(['send-newsletter', 'a-bordo']);
  expect(code).toBe(1);
  expect(output).toBe('There is no newsletter «a-bordo». There are: none.\n');
});

test('exits with 2 for invalid arguments', async () => {
  const { code, output } = await run(['import']);
  expect(code).toBe(2);
  expect(output).toContain('pnpm newsroom import [options] <file…>');
});

test('does not open the database of a running newsroom', async () => {
  const held = directory();
  const release = holdDirectory(held);
  const { code, output } = await run(['send-newsletter', 'a-bordo'], { DATA_DIR: held });
  release();
  expect(code).toBe(1);
  expect(output).toContain(`${held} is in use by another newsroom`);
});
