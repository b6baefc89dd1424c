/** The archives of a release: npm's, and a zip of the same for those without npm. Equal contents give equal bytes. */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { filesIn } from '../build/manifest.ts';
import type { Contents } from './contents.ts';

/** The first day that a zip can tell: the day of a build is no part of it. */
const DATE = new Date(1980, 0, 1);

/** Zips files of a folder, sorted, below a folder of the archive. */
export async function writeZip(path: string, folder: string, names: readonly string[], inside: string) {
  const entries = await Promise.all(
    names.toSorted().map(async (name) => [`${inside}/${name}`, await readFile(join(folder, name))] as const),
  );
  await writeFile(path, zipSync(Object.fromEntries(entries), { level: 9, mtime: DATE }));
}

/** The package as npm installs it; the path of the archive. */
export function packTarball(folder: string, to: string): string {
  const out = join(to, '%s-%v.tgz');
  const printed = execFileSync('pnpm', ['pack', '--json', '--out', out], { cwd: folder, encoding: 'utf8' });
  const { filename } = JSON.parse(printed);
  return filename;
}

export async function writeArchives({ folder, source }: Contents, to: string): Promise<string[]> {
  const inside = `${source.name}-${source.version}`;
  const zip = join(to, `${inside}.zip`);
  await writeZip(zip, folder, await filesIn(folder), inside);
  return [packTarball(folder, to), zip];
}
