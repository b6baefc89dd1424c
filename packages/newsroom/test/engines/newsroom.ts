/** The newsroom that all engines visit, with the example newspaper: started by Vitest before the first file. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../scripts/free-port.ts';
import { whenOpen } from '../../scripts/when-open.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The newsroom's origin. */
    newsroom: string;
  }
}

const main = fileURLToPath(new URL('../../../edition/src/main.ts', import.meta.url));
const endWithParent = fileURLToPath(new URL('../../../../scripts/end-with-parent.ts', import.meta.url));

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portada-engines-'));
  const port = await freePort();
  const newsroom = spawn(process.execPath, ['--import', endWithParent, main], {
    env: {
      ...process.env,
      PORTADA_PARENT: String(process.pid),
      PORT: String(port),
      DATA_DIR: dataDir,
      ENVIRONMENT: 'development',
      // Their own tests have them; here every reader comes from one address.
      RATE_LIMITS: 'off',
      // As in production.
      CACHE_MB: '64',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  await whenOpen(newsroom, `${origin}/acceso/`);
  project.provide('newsroom', origin);
  return async () => {
    newsroom.kill();
    await once(newsroom, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  };
}
