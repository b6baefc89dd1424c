/** What `deploy/` has for a machine without Docker. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../../scripts/tracked.ts';
import { deployFolder } from '../support/nginx.ts';
import { newDirectory } from '../support/process.ts';
import { proxied, say } from '../support/proxied.ts';

const all = proxied('debian.conf');
const read = (name: string) => readFileSync(join(deployFolder, name), 'utf8');
const unit = read('newsroom@.service');
const CURRENT = '/srv/newsroom/current';

/** The values of a key of the unit. */
const valuesOf = (key: string) =>
  [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value);

test('nginx passes on, keeps, and logs as in Docker', async () => {
  all.handle(say(200, { 'cache-control': 'public, max-age=0, s-maxage=300' }));
  const answers = [await all.visitor().get('/puerto/'), await all.visitor().get('/puerto/')];
  expect(answers.map(({ headers }) => headers['x-cache'])).toEqual(['MISS', 'HIT']);
  const [first] = answers;
  const logged = all.nginx.requests().find(({ reqId }) => reqId === first?.headers['x-request-id']);
  expect(logged).toMatchObject({ event: 'proxy.answered', status: 200, upstreamStatus: '200' });
  const env = { ...process.env, CACHE: all.nginx.cache };
  const script = join(all.nginx.folder, 'nginx/purge.sh');
  expect(execFileSync('sh', [script, '/puerto/'], { env, encoding: 'utf8' })).toBe('1 forgotten\n');
});

test('the unit starts what is there, where nginx asks, and ends it as Docker does', () => {
  const [program = '', entry = ''] = valuesOf('ExecStart')[0]?.split(' ') ?? [];
  expect(existsSync(program.replace(CURRENT, root))).toBe(true);
  expect(existsSync(join(root, entry))).toBe(true);
  expect(valuesOf('WorkingDirectory')).toEqual([CURRENT]);
  expect(valuesOf('Environment')).toEqual(['LISTEN_HOST=127.0.0.1 PORT=%i']);
  expect(read('compose.yaml')).toContain(`stop_grace_period: ${valuesOf('TimeoutStopSec')[0]}s\n`);
  const guide = readFileSync(join(root, 'stories/guide/Deploy.mdx'), 'utf8');
  for (const [, port] of read('nginx/debian.conf').matchAll(/server 127\.0\.0\.1:(\d+)/g)) {
    expect(guide).toContain(`newsroom@${port}`);
  }
});

test('commands run as the user of the processes, with their settings', () => {
  const folder = newDirectory();
  writeFileSync(join(folder, 'runuser'), '#!/bin/sh\nprintf "%s\\n" "$@"\n');
  chmodSync(join(folder, 'runuser'), 0o755);
  const env = { PATH: `${folder}:${process.env.PATH}` };
  const output = execFileSync(join(deployFolder, 'newsroom'), ['backup', 'a folder'], {
    env,
    encoding: 'utf8',
  });
  expect(output.trim().split('\n')).toEqual([
    ...['--user', ...valuesOf('User'), '--', valuesOf('ExecStart')[0]?.split(' ')[0]],
    ...[`--env-file=${valuesOf('EnvironmentFile')[0]}`, `${CURRENT}/packages/newsroom/src/cli.ts`],
    ...['backup', 'a folder'],
  ]);
});
