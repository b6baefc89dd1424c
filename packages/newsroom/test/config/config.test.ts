import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lackingBuild } from '../../src/config/build.ts';
import { prepareDirectories, readConfig, StartError } from '../../src/config/config.ts';
import { connect } from '../../src/db/client.ts';

const SMTP_URL = 'smtp://mail.test';
const production = { ENVIRONMENT: 'production', SITE_URL: 'https://diari.test', SMTP_URL };

describe('configuration', () => {
  test('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 4100,
      siteUrl: 'http://localhost:4100',
      siteUrlFixed: false,
      host: undefined,
      trustProxy: ['loopback'],
      environment: 'development',
      databaseUrl: undefined,
      rateLimits: true,
      databaseLimits: {
        poolSize: 10,
        statementTimeoutMs: 10_000,
        lockTimeoutMs: 2_000,
        idleInTransactionTimeoutMs: 30_000,
      },
    });
  });

  test('reads the environment variables', () => {
    const config = readConfig({
      PORT: '4321',
      LISTEN_HOST: '127.0.0.1',
      TRUST_PROXY: '10.0.0.1, 10.1.0.0/16,uniquelocal,::1,fd00::/8',
      DATA_DIR: '/tmp/newsroom',
      SITE_URL: 'https://diariodelpuerto.example/',
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://mail.example:25',
      RATE_LIMITS: 'off',
    });
    expect(config).toMatchObject({
      port: 4321,
      host: '127.0.0.1',
      trustProxy: ['10.0.0.1', '10.1.0.0/16', 'uniquelocal', '::1', 'fd00::/8'],
      dataDir: '/tmp/newsroom',
      uploadDir: '/tmp/newsroom/uploads',
      siteUrl: 'https://diariodelpuerto.example',
      environment: 'production',
      // Rate limits cannot be turned off in production.
      rateLimits: true,
    });
    expect(readConfig({ NODE_ENV: 'production', ENVIRONMENT: 'test' }).environment).toBe('test');
  });

  test('reads the profiles of each site, of which one may have its own', () => {
    expect(readConfig({}).profiles).toEqual({ es: [], ca: [] });
    const SOCIAL_PROFILES = ' Google Noticias = https://news.test/a?b=c , X=https://x.test/diario ';
    const both = [
      { name: 'Google Noticias', url: 'https://news.test/a?b=c' },
      { name: 'X', url: 'https://x.test/diario' },
    ];
    expect(readConfig({ SOCIAL_PROFILES }).profiles).toEqual({ es: both, ca: both });
    const SOCIAL_PROFILES_CA = 'X=https://x.test/diari';
    const own = [{ name: 'X', url: 'https://x.test/diari' }];
    expect(readConfig({ SOCIAL_PROFILES, SOCIAL_PROFILES_CA }).profiles).toEqual({ es: both, ca: own });
    const none = readConfig({ SOCIAL_PROFILES, SOCIAL_PROFILES_CA: 'none' });
    expect(none.profiles).toEqual({ es: both, ca: [] });
  });

  test('reads where files are kept, and tells no password of it', () => {
    expect(readConfig({}).storage).toBeUndefined();
    const STORAGE_URL = 's3://diari/newsroom/?region=eu-west-1&endpoint=https://s3.test:9000';
    expect(readConfig({ STORAGE_URL }).storage).toEqual({
      ...{ bucket: 'diari', prefix: 'newsroom/', region: 'eu-west-1', endpoint: 'https://s3.test:9000' },
    });
    expect(readConfig({ STORAGE_URL: 's3://diari', AWS_REGION: 'eu-west-3' }).storage).toEqual({
      ...{ bucket: 'diari', prefix: '', region: 'eu-west-3', endpoint: undefined },
    });
    const wrong = () => readConfig({ STORAGE_URL: 's3://key:hidden@bucket' });
    expect(wrong).toThrow(expect.not.objectContaining({ message: expect.stringContaining('hidden') }));
  });

  test('sends mails from an address of the site', () => {
    expect(readConfig({}).mailFrom).toBe('no-reply@localhost');
    expect(readConfig(production).mailFrom).toBe('no-reply@diari.test');
    expect(readConfig({ ...production, MAIL_FROM: 'a@b.test' }).mailFrom).toBe('a@b.test');
  });

  test('sends messages of readers to an address of the site', () => {
    expect(readConfig({}).contactEmail).toBe('hola@localhost');
    expect(readConfig(production).contactEmail).toBe('hola@diari.test');
    expect(readConfig({ ...production, CONTACT_EMAIL: 'a@b.test' }).contactEmail).toBe('a@b.test');
  });

  test.each([
    [{}, ['SITE_URL must be set', 'SMTP_URL must be set']],
    [{ SITE_URL: 'https://diari.test' }, ['SMTP_URL must be set']],
    [{ SITE_URL: 'http://diari.test' }, ['SITE_URL must be https', 'SMTP_URL must be set']],
    [{ SITE_URL: 'http://localhost.diari.test', SMTP_URL }, ['SITE_URL must be https']],
    [
      { STORAGE_URL: 's3://a?endpoint=minio', UPLOAD_DIR: '/srv' },
      [
        'SITE_URL must',
        'SMTP_URL must',
        'a bucket',
        'a region',
        'the endpoint of',
        'UPLOAD_DIR must be left out',
      ],
    ],
  ])('with %j production tells at once all that it lacks', (env, clauses) => {
    const start = () => readConfig({ ENVIRONMENT: 'production', ...env });
    expect(start).toThrow(StartError);
    for (const clause of clauses) expect(start).toThrow(clause);
  });

  test('all that is invalid is told at once, and in production what is missing too', () => {
    const invalid = { PORT: 'http', SMTP_URL: 'mail', CONTACT_EMAIL: 'x', CACHE_MB: '-1', CONSENT: 'yes' };
    const told = [
      'PORT http is not a port number (0 to 65535).',
      'SMTP_URL is not an address of the form smtp://host/….',
      'CONTACT_EMAIL is not an e-mail address.',
      'CONSENT is `required` or `off`.',
      'CACHE_MB -1 is not a whole number of megabytes.',
    ];
    expect(() => readConfig(invalid)).toThrow(new StartError(told.join('\n')));
    // A mail server that is named wrongly is not missing.
    const missing = 'In production SITE_URL must be set to the origin that readers see (https://…).';
    expect(() => readConfig({ ...invalid, ENVIRONMENT: 'production' })).toThrow(
      new StartError([...told, missing].join('\n')),
    );
  });

  test('production tells of a missing build beside the settings', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portada-'));
    const start = () => readConfig({ ENVIRONMENT: 'production' }, lackingBuild(folder));
    expect(start).toThrow(
      /^In production SITE_URL must .* SMTP_URL must .* dist\/ must be built, .*pnpm@12 build/,
    );
    expect(() => readConfig({}, lackingBuild(folder))).not.toThrow();
    writeFileSync(join(folder, 'portada.js'), '');
    expect(lackingBuild(folder)).toEqual([]);
  });

  test.each(['http://localhost:4100', 'http://127.0.0.1', 'http://[::1]:80', 'http://diari.localhost'])(
    'production can be tried at %s',
    (SITE_URL) => {
      expect(() => readConfig({ ENVIRONMENT: 'production', SITE_URL, SMTP_URL })).not.toThrow();
    },
  );

  test.each([
    [{}, 0],
    [{ CACHE_MB: '8' }, 8 * 2 ** 20],
    [production, 64 * 2 ** 20],
    [{ ...production, CACHE_MB: '0' }, 0],
  ])('keeps responses in memory in production, or where it is told to: %j', (env, cacheBytes) => {
    expect(readConfig(env)).toMatchObject({ cacheBytes });
  });

  test.each([
    [{ PORT: 'http' }, 'PORT http is not a port number'],
    [{ PORT: '70000' }, 'PORT 70000'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL is not an address of the form postgres://'],
    [{ DATABASE_URL: 'localhost' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL loud is none of info, warn, error, silent'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN is a key of 16 characters or more'],
    [{ DATABASE_POOL_SIZE: '0' }, 'DATABASE_POOL_SIZE 0 is not a whole number from 1 to 1000'],
    [{ DATABASE_STATEMENT_TIMEOUT_MS: '5s' }, 'DATABASE_STATEMENT_TIMEOUT_MS 5s is not a whole number'],
    [
      { DATABASE_LOCK_TIMEOUT_MS: '-1' },
      'DATABASE_LOCK_TIMEOUT_MS -1 is not a whole number from 0 to 3600000',
    ],
    [{ DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS: '0.5' }, 'DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS 0.5'],
    [{ SITE_URL: 'diario' }, 'SITE_URL is not an origin of the form https://host, without a path.'],
    [{ ...production, SITE_URL: 'diari.test' }, 'SITE_URL is not an origin of the form https://host'],
    [{ SITE_URL: 'https://diari.test/noticies' }, 'SITE_URL is not an origin'],
    [{ SITE_URL: 'https://diari.test/?a' }, 'SITE_URL is not an origin'],
    [{ SITE_URL: 'https://ana@diari.test' }, 'SITE_URL is not an origin'],
    [{ SITE_URL: 'ftp://diari.test' }, 'SITE_URL is not an origin'],
    [{ TRUST_PROXY: 'foo' }, 'TRUST_PROXY «foo» is none of loopback, linklocal, uniquelocal, an address or'],
    [{ TRUST_PROXY: 'loopback,' }, 'TRUST_PROXY «» is none of'],
    [{ TRUST_PROXY: '10.0.0.0/0' }, 'TRUST_PROXY «10.0.0.0/0» is none of'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY «10.0.0.0/33» is none of'],
    [{ TRUST_PROXY: '::1/129' }, 'TRUST_PROXY «::1/129» is none of'],
    [{ TRUST_PROXY: '10.0.0.0/8/8' }, 'TRUST_PROXY «10.0.0.0/8/8» is none of'],
    [{ CONTACT_EMAIL: 'redacción' }, 'CONTACT_EMAIL is not an e-mail address.'],
    [{ SOCIAL_PROFILES: 'https://x.com/diari' }, 'SOCIAL_PROFILES «https://x.com/diari» is not of the form'],
    [
      { SOCIAL_PROFILES: '=https://x.com/diari' },
      'SOCIAL_PROFILES «=https://x.com/diari» is not of the form',
    ],
    [{ SOCIAL_PROFILES: 'X=https://x.com/diari,Web=javascript:1' }, 'SOCIAL_PROFILES «Web=javascript:1»'],
    [{ SOCIAL_PROFILES_CA: 'X=@diari' }, 'SOCIAL_PROFILES_CA «X=@diari» is not of the form Bluesky=https://'],
    [{ CACHE_MB: 'much' }, 'CACHE_MB much is not a whole number'],
    [{ CACHE_MB: '-1' }, 'CACHE_MB -1'],
    [{ STORAGE_URL: 'https://bucket' }, 'STORAGE_URL must have the form s3://bucket/prefix?region=…'],
    [{ STORAGE_URL: 's3://bucket' }, 'STORAGE_URL must name a region (?region=…), or AWS_REGION.'],
    [{ STORAGE_URL: 's3://key:secret@bucket?region=x' }, 'STORAGE_URL must be without a password'],
    [{ STORAGE_URL: 's3://bucket?region=x&acl=public' }, 'STORAGE_URL must be without acl'],
    [{ STORAGE_URL: 's3://bucket/a%20b?region=x' }, 'The path of STORAGE_URL'],
    [{ ENVIRONMENT: 'staging' }, 'ENVIRONMENT staging is none of production, development, test'],
  ])('says in one line what is wrong with %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(StartError);
    expect(() => readConfig(env)).toThrow(message);
  });

  test('reports a directory that cannot be created in one line', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'portada-')), 'file');
    writeFileSync(file, '');
    const config = readConfig({ DATA_DIR: join(file, 'data') });
    expect(() => prepareDirectories(config)).toThrow(`DATA_DIR ${join(file, 'data')} cannot be written to.`);
    const nowhere = readConfig({ DATA_DIR: '/proc/none/data' });
    expect(() => prepareDirectories(nowhere)).toThrow('DATA_DIR /proc/none/data cannot be written to.');
  });

  test('reports an unreachable database in one line, without its password', async () => {
    const databaseUrl = 'postgres://reader:secret@127.0.0.1:9/portada';
    const failure = await connect({ databaseUrl, dataDir: '' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(String(failure)).toContain('DATABASE_URL cannot be used');
    expect(String(failure)).not.toContain('secret');
  });
});
