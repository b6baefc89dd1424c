/** What has been released: the files of a version never change. */
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fromRoot } from '../build/paths.ts';
import { migrationsDigest } from '../structure/migrations.ts';
import type { Source } from './package-json.ts';

/** By version, the digest of its `manifest.json`, which has the digests of all its files. */
export type DigestRecord = Readonly<Record<string, string>>;

const RECORD = fromRoot('scripts/release/released.json');

export async function readRecord(): Promise<DigestRecord> {
  return JSON.parse(await readFile(RECORD, 'utf8'));
}

export async function record(version: string, digest: string): Promise<void> {
  await writeFile(RECORD, `${JSON.stringify({ ...(await readRecord()), [version]: digest }, null, 2)}\n`);
}

const migrations = (name: string) => fromRoot(`packages/newsroom/migrations/${name}`);

/** From now on the newsroom's migrations leave in place what this commit uses (decision 0026). */
export async function recordForMigrations(): Promise<void> {
  const journal = JSON.parse(await readFile(migrations('meta/_journal.json'), 'utf8'));
  const commit = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: fromRoot('.'),
    encoding: 'utf8',
  }).stdout.trim();
  const tags: string[] = journal.entries.map(({ tag }: { tag: string }) => tag);
  const texts = await Promise.all(tags.map((tag) => readFile(migrations(`${tag}.sql`), 'utf8')));
  const last = { commit, migration: tags.at(-1), digest: migrationsDigest(texts) };
  await writeFile(migrations('last-release.json'), `${JSON.stringify(last, null, 2)}\n`);
}

/** That the package, or this version of it, is not in the registry. */
const ABSENT = /ERR_PNPM_FETCH_404|ERR_PNPM_PACKAGE_NOT_FOUND|ERR_PNPM_NO_MATCHING_VERSION/;

/** The digest of a version in the registry; undefined where it is not there. */
export function publishedDigest({ name, version }: Source): string | undefined {
  const question = ['view', `${name}@${version}`, 'portada.manifest', '--json'];
  const { status, stdout, stderr } = spawnSync('pnpm', question, { encoding: 'utf8' });
  if (status === 0) return stdout.trim() ? JSON.parse(stdout) : undefined;
  if (ABSENT.test(stdout + stderr)) return undefined;
  throw new Error(`The registry does not tell whether ${version} is out. ${stdout}${stderr}`);
}

/** Whether this version is out already. @throws where it is, with other files */
export function isReleased(version: string, digest: string, known: string | undefined): boolean {
  if (known === undefined) return false;
  if (known === digest) return true;
  throw new Error(`${version} has been released with other files: give package.json the next version.`);
}
