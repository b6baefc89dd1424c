import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addSeedAccounts, seedAccounts } from '@portada/edition';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../src/db/client.ts';
import { holdDirectory } from '../src/db/directory-lock.ts';
import { addSites } from '../src/db/sites.ts';
import { newDataDir } from './support/database.ts';
import { newDirectory, runProcess } from './support/process.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const mainOfEdition = fileURLToPath(new URL('../../edition/src/main.ts', import.meta.url));
const busy = createServer();

beforeAll(async () => {
  busy.listen(0);
  await once(busy, 'listening');
});
afterAll(() => busy.close());

function busyPort(): string {
  const address = busy.address();
  return String(typeof address === 'object' && address ? address.port : 0);
}

const run = (env: Record<string, string>, file = main) => runProcess([file], env);

/** Fails when the libraries of the database or of the server are loaded. */
const withoutLibraries = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      if (/node_modules\\/(drizzle-orm|pg|fastify)\\//.test(url)) throw new Error('A library is loaded: ' + url);
      return next(url, context);
    },
  });
`)}`;

/** Fails when a module of drizzle is looked for by Node itself, which `drizzle-modules.ts` is there to spare. */
const withoutSearches = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(specifier, context, next) {
      const isDrizzles = context.parentURL?.includes('/node_modules/drizzle-orm/');
      if (isDrizzles && specifier.startsWith('.')) throw new Error('Looked for: ' + specifier);
      return next(specifier, context);
    },
  });
`)}`;

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
      'an address that is not this machine’s',
      () => ({ PORT: '0', LISTEN_HOST: '192.0.2.1' }),
      /^LISTEN_HOST 192\.0\.2\.1 with port 0 cannot be listened on \(EADDRNOTAVAIL\)\.\n$/,
    ],
    [
      'a proxy that is none',
      () => ({ PORT: '0', TRUST_PROXY: 'foo' }),
      /^TRUST_PROXY «foo» is none of .*\n$/,
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

  test('before the libraries are loaded that the reason has nothing to do with', async () => {
    const { code, output } = await runProcess(['--import', withoutLibraries, main], { TRUST_PROXY: 'foo' });
    expect(output).toMatch(/^TRUST_PROXY «foo» is none of .*\n$/);
    expect(code).toBe(1);
  });

  test('when a directory is not writable', async () => {
    const file = join(newDirectory(), 'file');
    writeFileSync(file, '');
    const { code, output } = await run({ PORT: '0', DATA_DIR: join(file, 'data') });
    expect(output).toBe(`DATA_DIR ${join(file, 'data')} cannot be written to.\n`);
    expect(code).toBe(1);
  });

  test('when another newsroom has locked the directory', async () => {
    const dataDir = newDirectory();
    const release = holdDirectory(dataDir);
    const { code, output } = await run({ PORT: '0', DATA_DIR: dataDir });
    expect(output).toContain(`${dataDir} is in use by another newsroom (process ${process.pid}).`);
    expect(code).toBe(1);
    release();
  });
});

const production = {
  ENVIRONMENT: 'production',
  PORT: '0',
  SITE_URL: 'https://diari.test',
  SMTP_URL: 'smtp://mail.test',
};

/** Hides `dist/`, which other tests need. */
const withoutBuild = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { existsSync } = fs;
  fs.existsSync = (path) => !String(path).endsWith('/dist/portada.js') && existsSync(path);
  syncBuiltinESMExports();
`)}`;

describe('production', () => {
  test('does not start without addresses, and names all of them in one line', async () => {
    const { code, output } = await run({ ENVIRONMENT: 'production', PORT: '0' });
    expect(output).toMatch(/^In production SITE_URL must be set .* and SMTP_URL must be set .*\n$/);
    expect(code).toBe(1);
  });

  test('does not start without a build of Portada, without which no page has its scripts', async () => {
    const { code, output } = await runProcess(['--import', withoutBuild, main], production);
    expect(output).toMatch(/^In production dist\/ must be built, .* \(npx -y pnpm@12 build\)\.\n$/);
    expect(code).toBe(1);
  });

  test('does not serve a database without a site, and tells how to make one', async () => {
    const { code, output } = await run({ ...production, DATA_DIR: await newDataDir('empty') });
    expect(output).toMatch(
      /^The database has no site yet\. Make one: pnpm newsroom create-site es --name .*\n$/,
    );
    expect(code).toBe(1);
  });

  test('does not serve the published accounts with their published password', async () => {
    const dataDir = await newDataDir('empty');
    const connection = await connect({ dataDir, databaseUrl: undefined });
    await addSites(connection.db);
    await addSeedAccounts(connection.db);
    await connection.close();
    const { code, output } = await run({ ...production, DATA_DIR: dataDir });
    const open = seedAccounts.filter(({ hasPassword }) => hasPassword).map(({ email }) => email);
    expect(output).toMatch(/^The accounts .* still have the password that the README publishes\..*\n$/);
    expect(output.match(/[\w.]+@example\.com/g)?.toSorted()).toEqual(open.toSorted());
    expect(code).toBe(1);
  });
});

test('when the example newspaper is started in production, whose modules come as fast', async () => {
  const { code, output } = await runProcess(['--import', withoutSearches, mainOfEdition], production);
  expect(output).toMatch(/^The example newspaper is not for production.*\n$/);
  expect(code).toBe(1);
});

test('takes over the stale lock of a killed process', () => {
  const dataDir = newDirectory();
  writeFileSync(join(dataDir, 'newsroom.pid'), '4194304999');
  holdDirectory(dataDir)();
});
