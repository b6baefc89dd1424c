/** The checks of a package before it leaves. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../build/manifest.ts';
import type { Contents } from './contents.ts';

/** Beside `dist/`. */
const OWN = ['CHANGELOG.md', 'LICENSE', 'README.md', 'manifest.json', 'package.json'];

/** The files that an entry of `package.json` names. */
function targetsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('./') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(targetsOf) : [];
}

/** What is wrong with a package, one line each: files that nobody listed, and entries without a file. */
export async function packageProblems({ folder, manifest, template }: Contents): Promise<string[]> {
  const present = await filesIn(folder);
  const listed = [...Object.keys(manifest.files), ...OWN, ...template];
  const described: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const targets = targetsOf(described).filter(
    (target) => !existsSync(join(folder, target.replace(/\/[^/]*\*.*$/, ''))),
  );
  return [
    ...present
      .filter((name) => !listed.includes(name))
      .map((name) => `${name} is in the package, and in no list.`),
    ...listed.filter((name) => !present.includes(name)).map((name) => `${name} is not in the package.`),
    ...targets.map((target) => `package.json names ${target}, which is not there.`),
  ];
}

/**
 * What a linter says of the packed package. Fetched when it is needed, since only a release needs it, and a release has
 * the registry.
 */
export function lintPackage(tarball: string): string[] {
  const { status, stdout, stderr } = spawnSync('pnpm', ['dlx', 'publint@0.3.25', '--strict', tarball], {
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`publint: ${stdout}${stderr}`];
}
