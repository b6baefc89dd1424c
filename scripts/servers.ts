/** The servers beside the newsroom that tests start themselves, where the machine has them. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fromRoot } from './build/paths.ts';
import { findCommand } from './engines.ts';

/** Debian keeps PostgreSQL's programs by version, and nginx among root's, out of most users' `PATH`. */
const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const DEBIAN_SBIN = '/usr/sbin';

/** The major version of PostgreSQL in the deployment. */
function deployedMajor(): string {
  const compose = readFileSync(fromRoot('packages/newsroom/deploy/compose.yaml'), 'utf8');
  return /image: postgres:(\d+)/.exec(compose)?.[1] ?? '';
}

/** The folder of PostgreSQL's programs: those of the deployment's version, or else the newest. */
export function findPostgres(
  path = process.env.PATH ?? '',
  debian = DEBIAN_POSTGRES,
  major = deployedMajor(),
): string | undefined {
  const rank = (version: string) => (version === major ? Number.POSITIVE_INFINITY : Number(version));
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => rank(b) - rank(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...path.split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** The version that tests run on, such as `15.18`. */
export function postgresVersion(programs = findPostgres()): string {
  if (!programs) return '';
  const output = execFileSync(join(programs, 'initdb'), ['--version'], { encoding: 'utf8' });
  return /\d[\d.]*/.exec(output)?.[0] ?? '';
}

/** What to say, in one line, of a PostgreSQL that is not the deployment's. */
export function otherThanDeployed(version: string, major = deployedMajor()): string | undefined {
  if (version.split('.')[0] === major) return undefined;
  return `A whole deployment is tested on PostgreSQL ${version}, and not on its own ${major}: install postgresql-${major}.`;
}

export function findNginx(path = process.env.PATH ?? ''): string | undefined {
  return findCommand(['nginx'], [path, DEBIAN_SBIN].join(delimiter));
}

/** What the tests of a whole deployment lack, in one line. */
export function missingForDeployment(nginx = findNginx(), postgres = findPostgres()): string | undefined {
  const missing = [...(nginx ? [] : ['nginx']), ...(postgres ? [] : ['postgresql'])];
  return missing.length > 0 ? `No tests of a whole deployment: install ${missing.join(' and ')}.` : undefined;
}
