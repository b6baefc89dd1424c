/** Writes the folder that is packed: `dist/`, with what a package has beside. */
import { copyFile, cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildInto } from '../build/dist.ts';
import { filesIn, integrityOf, type Manifest } from '../build/manifest.ts';
import { fromRoot } from '../build/paths.ts';
import { writeJson, writeText } from '../build/write.ts';
import { packageJson, type Source } from './package-json.ts';

export interface Contents {
  readonly folder: string;
  readonly source: Source;
  readonly manifest: Manifest;
  /** The digest of `manifest.json`. */
  readonly digest: string;
  /** The files of the template of a widget from outside. */
  readonly template: readonly string[];
}

/** Of the root's `package.json`. */
export async function readSource(): Promise<Source> {
  return JSON.parse(await readFile(fromRoot('package.json'), 'utf8'));
}

/** The template of a widget from outside, which takes this version. */
async function writeTemplate(folder: string, version: string): Promise<string[]> {
  const source = fromRoot('scripts/release/template');
  await cp(source, join(folder, 'template'), { recursive: true });
  const described = await readFile(join(folder, 'template/package.json'), 'utf8');
  await writeText(folder, 'template/package.json', described.replace('{version}', version));
  return (await filesIn(source)).map((name) => `template/${name}`);
}

/** Adds the package's own files to a folder with all of `dist/`. */
export async function completePackage(folder: string, repository?: string): Promise<Contents> {
  const written = await readFile(join(folder, 'manifest.json'));
  const manifest: Manifest = JSON.parse(written.toString());
  const [source, digest] = [await readSource(), integrityOf(written)];
  await writeJson(folder, 'package.json', packageJson(source, manifest, digest, repository));
  const readme = await readFile(fromRoot('scripts/release/README.md'), 'utf8');
  await writeText(folder, 'README.md', readme.replaceAll('{version}', source.version));
  for (const name of ['LICENSE', 'CHANGELOG.md']) await copyFile(fromRoot(name), join(folder, name));
  const template = await writeTemplate(folder, source.version);
  return { folder, source, manifest, digest, template };
}

/** Builds into the folder; its sizes are those of `pnpm build`. */
export async function writePackage(folder: string, repository?: string) {
  const weights = await buildInto(folder);
  return { ...(await completePackage(folder, repository)), weights };
}
