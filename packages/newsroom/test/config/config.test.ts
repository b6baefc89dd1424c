import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { prepareDirectories, readConfig, StartError } from '../../src/config/config.ts';
import { connect } from '../../src/db/client.ts';

describe('configuration', () => {
  test('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 4100,
      siteUrl: 'http://localhost:4100',
      siteUrlFixed: false,
      environment: 'development',
      databaseUrl: undefined,
      rateLimits: true,
    });
  });

  test('reads the environment variables', () => {
    const config = readConfig({
      PORT: '4321',
      DATA_DIR: '/tmp/newsroom',
      SITE_URL: 'https://diariodelpuerto.example/',
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://mail.example:25',
      RATE_LIMITS: 'off',
    });
    expect(config).toMatchObject({
      port: 4321,
      dataDir: '/tmp/newsroom',
      uploadDir: '/tmp/newsroom/uploads',
      siteUrl: 'https://diariodelpuerto.example',
      environment: 'production',
      // Rate limits cannot be turned off in production.
      rateLimits: true,
    });
    expect(readConfig({ NODE_ENV: 'production', ENVIRONMENT: 'test' }).environment).toBe('test');
  });

  test.each([
    [{ PORT: 'http' }, 'PORT http is not a port number'],
    [{ PORT: '70000' }, 'PORT 70000'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL is not an address of the form postgres://'],
    [{ DATABASE_URL: 'localhost' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
    [{ SITE_URL: 'diario' }, 'SITE_URL'],
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
