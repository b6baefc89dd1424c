/** The servers beside the newsroom that tests start themselves, where the machine has them. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findCommand } from './engines.ts';

/** Debian keeps PostgreSQL's programs by version, and nginx among root's, out of most users' `PATH`. */
const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const DEBIAN_SBIN = '/usr/sbin';

/** The folder of PostgreSQL's programs: the newest. */
export function findPostgres(path = process.env.PATH ?? '', debian = DEBIAN_POSTGRES): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...path.split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

export function findNginx(path = process.env.PATH ?? ''): string | undefined {
  return findCommand(['nginx'], [path, DEBIAN_SBIN].join(delimiter));
}

/** What the tests of a whole deployment lack, in one line. */
export function missingForDeployment(nginx = findNginx(), postgres = findPostgres()): string | undefined {
  const missing = [...(nginx ? [] : ['nginx']), ...(postgres ? [] : ['postgresql'])];
  return missing.length > 0 ? `No tests of a whole deployment: install ${missing.join(' and ')}.` : undefined;
}
