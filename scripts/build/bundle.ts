/** Turns the sources into chunks: one build for all widgets, so that the page holds one copy of everything. */
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CHUNK_TIMEOUT_MS } from '@portada/contract';
import { type Registration, registry } from '@portada/widgets/registry';
import { build, type Options } from 'tsup';
import { esbuildCssAsText } from '../css-as-text.ts';
import { esbuildDeepImports } from './barrels.ts';
import { chunksFolder, dist, fromRoot, version } from './paths.ts';

/** A file that the bundler wrote: what it imports, and which source it is the entry of. */
export interface OutputFile {
  readonly bytes: number;
  readonly entryPoint?: string;
  readonly imports: readonly { readonly path: string; readonly kind: string; readonly external?: boolean }[];
  readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>;
}

/** Outputs by their path below `dist/`. */
export type Outputs = Readonly<Record<string, OutputFile>>;

const shared: Options = {
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  minify: true,
  clean: false,
  dts: false,
  config: false,
  silent: true,
  treeshake: false,
  noExternal: [/.*/],
  env: { NODE_ENV: 'production' },
  tsconfig: fromRoot('tsconfig.base.json'),
};

async function readMetafile(): Promise<Outputs> {
  const name = (await readdir(chunksFolder)).find((file) => file.startsWith('metafile'));
  if (!name) throw new Error('The bundler wrote no metafile.');
  const path = join(chunksFolder, name);
  const { outputs } = JSON.parse(await readFile(path, 'utf8'));
  await rm(path);
  const below = (file: string) => file.replace(/^dist\//, '');
  return Object.fromEntries(
    Object.entries<OutputFile>(outputs).map(([file, { imports, ...rest }]) => [
      below(file),
      { ...rest, imports: imports.map((one) => ({ ...one, path: below(one.path) })) },
    ]),
  );
}

/**
 * An entry of its own for React, so that the bundler keeps it in a chunk apart: it stays in the reader's cache when
 * only Portada changes, and its weight can be told from ours. Nobody asks for the entry itself.
 */
const REACT_ENTRY = 'react';

const widgetEntries = Object.fromEntries(
  Object.keys(registry).map((name) => [name, `widgets/${name}/index.ts`]),
);

/** The widgets' chunks carry one common hash, so that the loader need not know one for each. */
async function nameByContent(outputs: Outputs): Promise<Bundle> {
  const entries = Object.entries(outputs).filter(([, { entryPoint }]) => entryPoint?.endsWith('/index.ts'));
  const texts = await Promise.all(entries.map(([file]) => readFile(join(dist, file), 'utf8')));
  const hash = createHash('sha256').update(texts.join('')).digest('hex').slice(0, 8);
  const chunks = new Map<string, string>();
  const renamed = { ...outputs };
  for (const [file, output] of entries) {
    const name = basename(file, '.js');
    const named = `chunks/${name}-${hash}.js`;
    await rename(join(dist, file), join(dist, named));
    delete renamed[file];
    renamed[named] = output;
    chunks.set(name, named);
  }
  return { outputs: renamed, chunks, hash };
}

/** What the bundler wrote, with the chunk of each widget. */
export interface Bundle {
  readonly outputs: Outputs;
  readonly chunks: ReadonlyMap<string, string>;
  /** The common hash in the names of the widgets' chunks. */
  readonly hash: string;
}

export async function buildWidgets(): Promise<Bundle> {
  await build({
    ...shared,
    entry: { ...widgetEntries, [REACT_ENTRY]: 'scripts/build/react.ts' },
    outDir: chunksFolder,
    splitting: true,
    metafile: true,
    esbuildPlugins: [esbuildDeepImports, esbuildCssAsText],
    esbuildOptions(options) {
      options.entryNames = '[name]';
      options.chunkNames = 's-[hash]';
      options.legalComments = 'none';
    },
  });
  await rm(join(chunksFolder, `${REACT_ENTRY}.js`));
  const { [`chunks/${REACT_ENTRY}.js`]: _unused, ...outputs } = await readMetafile();
  return nameByContent(outputs);
}

/** A file and all it imports at once, deep. */
export function withImports(outputs: Outputs, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path, kind } of outputs[file]?.imports ?? []) {
    if (kind === 'import-statement') withImports(outputs, path, seen);
  }
  return seen;
}

/** The files that every widget needs: React, the element, core. */
export function runtimeFiles({ outputs, chunks }: Bundle): string[] {
  const needs = [...chunks.values()].map((file) => withImports(outputs, file));
  const [first = new Set<string>(), ...others] = needs;
  return [...first].filter((file) => others.every((set) => set.has(file)));
}

function row(name: string, { load, needs }: Registration): string {
  const letter = load === 'interaction' ? 'n' : load.charAt(0);
  return [name, letter, ...(needs ? [needs] : [])].join(':');
}

/** The loader, with the table of widgets written into it. */
export async function buildLoader(bundle: Bundle): Promise<void> {
  const rows = Object.entries(registry).map(([name, entry]) => row(name, entry));
  const runtime = runtimeFiles(bundle).map((file) => file.slice('chunks/'.length));
  await build({
    ...shared,
    entry: { portada: 'packages/loader/src/index.ts' },
    outDir: dist,
    splitting: false,
    define: {
      PORTADA_WIDGETS: JSON.stringify(rows.join(' ')),
      PORTADA_HASH: JSON.stringify(bundle.hash),
      PORTADA_RUNTIME: JSON.stringify(runtime.join(' ')),
      PORTADA_VERSION: JSON.stringify(version),
      PORTADA_CHUNK_TIMEOUT: String(CHUNK_TIMEOUT_MS),
    },
  });
}
