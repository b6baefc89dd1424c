/** A newsroom of a spec's own, for settings that the one of all journeys has not. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/free-port.ts';
import { whenOpen } from '../../scripts/when-open.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const command = ['--import', './scripts/end-with-parent.ts', 'packages/edition/src/main.ts'];

interface OwnNewsroom {
  readonly origin: string;
  close(): Promise<void>;
}

/** With its seed, which takes some seven seconds of the processor's. */
export async function startNewsroom(settings: Readonly<Record<string, string>>): Promise<OwnNewsroom> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'portada-e2e-'));
  const env = {
    ...process.env,
    PORT: String(port),
    PORTADA_PARENT: String(process.pid),
    DATA_DIR: dataDir,
    ENVIRONMENT: 'development',
    ...settings,
  };
  const newsroom = spawn(process.execPath, command, {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  await whenOpen(newsroom, `${origin}/health/ready`);
  return {
    origin,
    async close() {
      newsroom.kill();
      await once(newsroom, 'exit');
      await rm(dataDir, { recursive: true });
    },
  };
}
