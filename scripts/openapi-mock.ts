/** A back end of `dist/openapi.json` and nothing else: Prism, as the guide tells adopters to start it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { freePort } from '../packages/newsroom/scripts/free-port.ts';
import { fromRoot } from './build/paths.ts';

export interface OpenapiMock {
  readonly origin: string;
  close(): Promise<void>;
}

export async function startOpenapiMock(): Promise<OpenapiMock> {
  const program = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
  const port = await freePort();
  const mock = spawn(
    process.execPath,
    [program, 'mock', '--port', String(port), fromRoot('dist/openapi.json')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await isListening(mock.stdout);
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      mock.kill();
      await once(mock, 'exit');
    },
  };
}

/** Resolves at the line that says so; what is written later is read too, so that the mock never waits for it. */
function isListening(output: Readable): Promise<void> {
  return new Promise((resolve, reject) => {
    let told = '';
    output.setEncoding('utf8').on('data', (text: string) => {
      told += text;
      if (told.includes('is listening')) resolve();
    });
    output.on('end', () => reject(new Error(told)));
  });
}
