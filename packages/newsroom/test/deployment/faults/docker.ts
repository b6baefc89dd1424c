import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { Deployment } from '../../support/deployment.ts';
import { newDirectory } from '../../support/process.ts';

interface Docker {
  /** The `PATH` with it. */
  readonly path: string;
  /** What it was asked: `is newsroom-1 ready`, `replace newsroom-1`. */
  readonly calls: string[];
  /** The process that ends and does not come back. */
  broken: string;
}

/** Docker, as `rolling-restart.sh` needs it: what it asks for is done to the processes of the deployment. */
export async function dockerFor({ processes }: Deployment): Promise<Docker> {
  const docker = { path: '', calls: [] as string[], broken: '' };
  const isReady = (port: number) =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const server = createServer(async ({ url = '' }, response) => {
    const call = decodeURIComponent(url.slice(1));
    const [, name = ''] = /^compose .*\b(newsroom-[12])\b/.exec(call) ?? [];
    const process = processes[Number(name.at(-1)) - 1];
    let isDone = false;
    if (process && /^compose exec -T \S+ node --eval fetch\(.*\/health\/ready/.test(call)) {
      docker.calls.push(`is ${name} ready`);
      isDone = await isReady(process.port);
    } else if (process && /^compose up .*--force-recreate --wait \S+$/.test(call)) {
      docker.calls.push(`replace ${name}`);
      expect(await process.end('SIGTERM')).toBe(0);
      isDone = docker.broken !== name;
      if (isDone) await process.start();
    } else docker.calls.push(call);
    response.statusCode = isDone ? 200 : 500;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const folder = newDirectory();
  const script = `#!${process.execPath}
fetch('http://127.0.0.1:${port}/' + encodeURIComponent(process.argv.slice(2).join(' ')))
  .then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1));`;
  writeFileSync(join(folder, 'docker'), script);
  chmodSync(join(folder, 'docker'), 0o755);
  docker.path = `${folder}:${process.env.PATH}`;
  return docker;
}
