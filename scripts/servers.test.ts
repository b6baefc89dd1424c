import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPostgres, missingForDeployment } from './servers.ts';

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

test('of several PostgreSQLs the newest is taken', () => {
  const debian = installed('9', '15', '10');
  expect(findPostgres('', debian)).toBe(join(debian, '15', 'bin'));
  expect(findPostgres('', installed())).toBeUndefined();
});

test('what a deployment lacks is named in one line', () => {
  expect(missingForDeployment('/usr/sbin/nginx', '/usr/lib/postgresql/15/bin')).toBeUndefined();
  expect(missingForDeployment('', '')).toBe('No tests of a whole deployment: install nginx and postgresql.');
  expect(missingForDeployment('/usr/sbin/nginx', '')).toBe(
    'No tests of a whole deployment: install postgresql.',
  );
});
