import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { holdDirectory } from '../src/db/directory-lock.ts';

// Each test starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const mainOfEdition = fileURLToPath(new URL('../../edition/src/main.ts', import.meta.url));
const busy = createServer();

beforeAll(async () => {
  busy.listen(0);
  await once(busy, 'listening');
});
afterAll(() => busy.close());

const directory = () => mkdtempSync(join(tmpdir(), 'portada-'));

function busyPort(): string {
  const address = busy.address();
  return String(typeof address === 'object' && address ? address.port : 0);
}

/** Starts the newsroom as a process and waits for its exit. */
async function run(env: Record<string, string>, file = main): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, DATA_DIR: directory(), ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const [code] = await once(child, 'close');
  return { code: Number(code), output };
}

describe('a newsroom that cannot start reports the reason in one line and exits with 1', () => {
  test.each([
    [
      'a port in use',
      () => ({ PORT: busyPort() }),
      /^Port \d+ is in use\. Choose another one with PORT\.\n$/,
    ],
    [
      'a database that is not there',
      () => ({ PORT: '0', DATABASE_URL: 'postgres://a:secret@127.0.0.1:9/portada' }),
      /^DATABASE_URL cannot be used: (?!.*secret).*\n$/,
    ],
    [
      'an address that is none',
      () => ({ DATABASE_URL: 'localhost' }),
      /^DATABASE_URL is not an address.*\n$/,
    ],
  ])('%s', async (_name, env, message) => {
    const { code, output } = await run(env());
    expect(output).toMatch(message);
    expect(code).toBe(1);
  });

  test('when a directory is not writable', async () => {
    const file = join(directory(), 'file');
    writeFileSync(file, '');
    const { code, output } = await run({ PORT: '0', DATA_DIR: join(file, 'data') });
    expect(output).toBe(`DATA_DIR ${join(file, 'data')} cannot be written to.\n`);
    expect(code).toBe(1);
  });

  test('when another newsroom has locked the directory', async () => {
    const dataDir = directory();
    const release = holdDirectory(dataDir);
    const { code, output } = await run({ PORT: '0', DATA_DIR: dataDir });
    expect(output).toContain(`${dataDir} is in use by another newsroom (process ${process.pid}).`);
    expect(code).toBe(1);
    release();
  });
});

test('when the example newspaper is started in production', async () => {
  const { code, output } = await run({ ENVIRONMENT: 'production', PORT: '0' }, mainOfEdition);
  expect(output).toMatch(/^The example newspaper is not for production.*\n$/);
  expect(code).toBe(1);
});

test('takes over the stale lock of a killed process', () => {
  const dataDir = directory();
  writeFileSync(join(dataDir, 'newsroom.pid'), '4194304999');
  holdDirectory(dataDir)();
});
