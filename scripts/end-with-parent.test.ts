import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';

const preloaded = fileURLToPath(new URL('end-with-parent.ts', import.meta.url));

/** Starts a server that never ends by itself, and prints its process id. */
const parentOf = (server: string) => `
  const { spawn } = require('node:child_process');
  const env = { ...process.env, PORTADA_PARENT: String(process.pid) };
  const args = ['--import', ${JSON.stringify(preloaded)}, '-e', ${JSON.stringify(server)}];
  const child = spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', 'inherit', 'ignore'] });
  setInterval(() => {}, 1_000);
`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a server ends after its parent was killed, and not before', async () => {
  const server = 'setInterval(() => console.log(process.pid), 200)';
  const parent = spawn(process.execPath, ['-e', parentOf(server)], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [first] = await once(parent.stdout, 'data');
  const pid = Number.parseInt(String(first), 10);
  // Its watch has looked at least once by then.
  for (let line = 0; line < 5; line += 1) await once(parent.stdout, 'data');
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
});
