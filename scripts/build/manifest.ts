/** `manifest.json`: every file with size and digest, and the files that each element needs. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Registration, registry } from '@portada/widgets/registry';
import { type Bundle, neededBy, runtimeFiles, withImports } from './bundle.ts';
import { version } from './paths.ts';
import { apiFile, apiNames } from './pieces.ts';
import { writeJson } from './write.ts';

interface ManifestFile {
  readonly bytes: number;
  /** The size with the default compression of servers: gzip, level 6. */
  readonly gzip: number;
  /** For `<script integrity>`. */
  readonly integrity: string;
}

interface ManifestModule {
  readonly entry: string;
  /** Its static imports, transitively, itself included. */
  readonly files: readonly string[];
}

interface ManifestTag extends Pick<Registration, 'load' | 'needs'> {
  /** The chunk that defines it. */
  readonly entry: string;
  /** Its static imports, transitively, itself included, and what tells the loader of a rare one. */
  readonly files: readonly string[];
}

export interface Manifest {
  readonly version: string;
  /** By path below `dist/`; all files but this one. */
  readonly files: Readonly<Record<string, ManifestFile>>;
  readonly tags: Readonly<Record<string, ManifestTag>>;
  /** The modules for widgets from outside, by the name that they are imported by: `portada/element`. */
  readonly modules: Readonly<Record<string, ManifestModule>>;
  /** The chunks that every element needs. */
  readonly runtime: readonly string[];
}

const NAME = 'manifest.json';
const registrations: Readonly<Record<string, Registration>> = registry;

/** The paths of all files below a folder, sorted. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return paths
    .map((path) =>
      path
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();
}

/** A digest as HTML and import maps write it. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

function described(content: Buffer): ManifestFile {
  return {
    bytes: content.length,
    gzip: gzipSync(content, { level: 6 }).length,
    integrity: integrityOf(content),
  };
}

export async function writeManifest(bundle: Bundle): Promise<Manifest> {
  const { folder, outputs, chunks } = bundle;
  const names = (await filesIn(folder)).filter((name) => name !== NAME);
  const files = await Promise.all(
    names.map(async (name) => [name, described(await readFile(join(folder, name)))] as const),
  );
  const tags = [...chunks].sort().map(([name, entry]) => {
    const { load, needs } = registrations[name] ?? { load: 'idle' };
    const files = [...neededBy(bundle, name)].sort();
    return [`portada-${name}`, { entry, files, load, ...(needs && { needs }) }] as const;
  });
  const modules = apiNames.map((name) => {
    const entry = apiFile(name);
    return [`portada/${name}`, { entry, files: [...withImports(outputs, entry)].sort() }] as const;
  });
  const manifest: Manifest = {
    version,
    files: Object.fromEntries(files),
    tags: Object.fromEntries(tags),
    modules: Object.fromEntries(modules),
    runtime: runtimeFiles(bundle),
  };
  await writeJson(folder, NAME, manifest);
  return manifest;
}
