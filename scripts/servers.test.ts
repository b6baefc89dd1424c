import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPostgres, missingForDeployment, otherThanDeployed } from './servers.ts';

/** A folder with PostgreSQL's programs below it. */
function installed(...versions: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'servers-'));
  for (const version of versions) {
    const programs = join(folder, version, 'bin');
    mkdirSync(programs, { recursive: true });
    for (const name of ['initdb', 'pg_ctl']) writeFileSync(join(programs, name), '');
  }
  return folder;
}

test('of several PostgreSQLs that of the deployment is taken, or else the newest', () => {
  const debian = installed('9', '15', '17', '10');
  expect(findPostgres('', debian)).toBe(join(debian, '15', 'bin'));
  expect(findPostgres('', debian, '16')).toBe(join(debian, '17', 'bin'));
  expect(findPostgres('', installed())).toBeUndefined();
});

test('a PostgreSQL of another major version is named in one line', () => {
  expect(otherThanDeployed('15.18')).toBeUndefined();
  expect(otherThanDeployed('17.2')).toBe(
    'A whole deployment is tested on PostgreSQL 17.2, and not on its own 15: install postgresql-15.',
  );
});

test('what a deployment lacks is named in one line', () => {
  expect(missingForDeployment('/usr/sbin/nginx', '/usr/lib/postgresql/15/bin')).toBeUndefined();
  expect(missingForDeployment('', '')).toBe('No tests of a whole deployment: install nginx and postgresql.');
  expect(missingForDeployment('/usr/sbin/nginx', '')).toBe(
    'No tests of a whole deployment: install postgresql.',
  );
});
