/** Bundles the sources into chunks: one build for all widgets, so that a page loads a single copy of everything. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHUNK_ADDRESSES, CHUNK_TIMEOUT_MS } from '@portada/contract/loader';
import { type Registration, registry } from '@portada/widgets/registry';
import { minify } from 'rolldown/utils';
import { build, type Options } from 'tsup';
import { type Outputs, writeChunks } from './chunks.ts';
import { closure } from './closure.ts';
import { assignChunks, sourcesOf } from './groups.ts';
import { version } from './paths.ts';
import { buildPieces, type Pieces, pathsOf, shared } from './pieces.ts';
import { loaderTable } from './table.ts';

/** The bundler's metadata. */
export interface Bundle {
  /** The output folder. */
  readonly folder: string;
  readonly outputs: Outputs;
  /** The chunk of each widget, by the widget's name. */
  readonly chunks: ReadonlyMap<string, string>;
  /** The sources of each widget, of its later screens too, by the widget's name. */
  readonly sources: ReadonlyMap<string, readonly string[]>;
  /** React, without our own code. */
  readonly react: string;
  /** Core and element, without React. */
  readonly runtime: string;
  /** What the loader fetches when it is asked for more than it knows. */
  readonly ask: string;
  /** The common hash in the file names of the chunks. */
  readonly hash: string;
}

function sourcesByWidget(pieces: Pieces): Bundle['sources'] {
  return new Map(Object.keys(registry).map((name) => [name, sourcesOf(pieces, name)]));
}

/** The sources alone, for what reads them and needs no files. */
export async function readSources(): Promise<Bundle['sources']> {
  const folder = await mkdtemp(join(tmpdir(), 'portada-sources-'));
  try {
    return sourcesByWidget(await buildPieces(folder, false));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param sourcemap whether a source map is written beside each chunk */
export async function buildWidgets(folder: string, { sourcemap = false } = {}): Promise<Bundle> {
  const piecesFolder = join(folder, 'pieces');
  const pieces = await buildPieces(piecesFolder, sourcemap);
  const chunkOf = assignChunks(pieces);
  const { outputs, hash } = await writeChunks(folder, { folder: piecesFolder, pieces, chunkOf, sourcemap });
  await rm(piecesFolder, { recursive: true });
  const file = (name: string) => `chunks/${name}-${hash}.js`;
  const chunks = new Map(Object.keys(registry).map((name) => [name, file(name)]));
  const sources = sourcesByWidget(pieces);
  const apart = { react: file('react'), runtime: file('runtime'), ask: file('ask') };
  return { folder, outputs, chunks, sources, ...apart, hash };
}

/** A file and its static imports, transitively. */
export function withImports(outputs: Outputs, file: string): Set<string> {
  return closure(file, (one) => pathsOf(outputs[one]?.imports, ['import-statement']));
}

const registrations: Readonly<Record<string, Registration>> = registry;

/** The files that a widget needs beside the loader. */
export function neededBy({ outputs, chunks, ask }: Bundle, name: string): Set<string> {
  const files = withImports(outputs, chunks.get(name) ?? '');
  return registrations[name]?.rare ? files.add(ask) : files;
}

/** The files that every widget needs. */
export function runtimeFiles({ outputs, chunks }: Bundle): string[] {
  const needs = [...chunks.values()].map((file) => withImports(outputs, file));
  const [first = new Set<string>(), ...others] = needs;
  return [...first].filter((file) => others.every((set) => set.has(file))).sort();
}

/** By another minifier, which finds what the bundler's has left; a source map is kept true. */
async function minifyAgain(folder: string, name: string, sourcemap: boolean): Promise<void> {
  const path = join(folder, name);
  const inputMap = sourcemap ? { inputMap: JSON.parse(await readFile(`${path}.map`, 'utf8')) } : {};
  const options = { module: true, sourcemap, ...inputMap };
  const { code, map } = await minify(name, await readFile(path, 'utf8'), options);
  await writeFile(path, map ? `${code}\n//# sourceMappingURL=${name}.map\n` : code);
  if (map) await writeFile(`${path}.map`, JSON.stringify(map));
}

/** The name of a chunk without what all of them have in common. */
const nameOf = (file: string, hash: string) => file.slice('chunks/'.length, -`-${hash}.js`.length);

/** The loader, with the table of widgets inlined. */
export async function buildLoader(bundle: Bundle, options: Options = {}): Promise<void> {
  const { folder, hash } = bundle;
  const common = runtimeFiles(bundle);
  await build({
    ...shared,
    ...options,
    entry: { portada: 'packages/loader/src/index.ts' },
    outDir: folder,
    splitting: false,
    define: {
      PORTADA_WIDGETS: JSON.stringify(loaderTable(registry).own),
      PORTADA_HASH: JSON.stringify(hash),
      PORTADA_RUNTIME: JSON.stringify(common.map((file) => nameOf(file, hash))),
      PORTADA_VERSION: JSON.stringify(version),
      PORTADA_CHUNK_TIMEOUT: String(CHUNK_TIMEOUT_MS),
      PORTADA_ADDRESSES: String(CHUNK_ADDRESSES),
    },
  });
  await minifyAgain(folder, 'portada.js', options.sourcemap === true);
}
