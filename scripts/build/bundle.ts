/** Bundles the sources into chunks: one build for all widgets, so that a page loads a single copy of everything. */
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { CHUNK_TIMEOUT_MS } from '@portada/contract';
import { registry } from '@portada/widgets/registry';
import { build, type Options } from 'tsup';
import { esbuildCssAsText } from '../css-as-text.ts';
import { fromRoot, version } from './paths.ts';
import { esbuildSources } from './sources.ts';
import { loaderTable } from './table.ts';

/** An output of the bundler: its imports, and its entry point's source. */
export interface OutputFile {
  readonly bytes: number;
  readonly entryPoint?: string;
  readonly imports: readonly { readonly path: string; readonly kind: string; readonly external?: boolean }[];
  readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>;
}

/** Outputs by their path below the output folder. */
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

async function readMetafile(folder: string): Promise<Outputs> {
  const chunks = join(folder, 'chunks');
  const name = (await readdir(chunks)).find((file) => file.startsWith('metafile'));
  if (!name) throw new Error('The bundler wrote no metafile.');
  const path = join(chunks, name);
  const { outputs } = JSON.parse(await readFile(path, 'utf8'));
  await rm(path);
  const below = (file: string) => relative(folder, resolve(file)).split(sep).join('/');
  return Object.fromEntries(
    Object.entries<OutputFile>(outputs).map(([file, { imports, ...rest }]) => [
      below(file),
      { ...rest, imports: imports.map((one) => ({ ...one, path: below(one.path) })) },
    ]),
  );
}

/**
 * Entries of their own for React and for the runtime, so that the bundler keeps each in separate chunks: React stays in
 * the browser's cache when only Portada changes, and each can be measured. Nothing imports the entries
 * themselves.
 */
const apart = { react: 'scripts/build/react.ts', runtime: 'scripts/build/runtime.ts' };

const widgetEntries = Object.fromEntries(
  Object.keys(registry).map((name) => [name, `widgets/${name}/index.ts`]),
);

const WIDGET_ENTRY = /^widgets\/[\w-]+\/index\.ts$/;

/** The widgets' chunks have a common hash, so that the loader needs one instead of one for each. */
async function nameByContent(folder: string, outputs: Outputs): Promise<Omit<Bundle, 'runtime'>> {
  const entries = Object.entries(outputs).filter(([, { entryPoint = '' }]) => WIDGET_ENTRY.test(entryPoint));
  const texts = await Promise.all(entries.map(([file]) => readFile(join(folder, file), 'utf8')));
  const hash = createHash('sha256').update(texts.join('')).digest('hex').slice(0, 8);
  const chunks = new Map<string, string>();
  const renamed = { ...outputs };
  for (const [file, output] of entries) {
    const name = basename(file, '.js');
    const named = `chunks/${name}-${hash}.js`;
    await rename(join(folder, file), join(folder, named));
    delete renamed[file];
    renamed[named] = output;
    chunks.set(name, named);
  }
  return { folder, outputs: renamed, chunks, hash };
}

/** The bundler's metadata. */
export interface Bundle {
  /** The output folder. */
  readonly folder: string;
  readonly outputs: Outputs;
  /** The chunk of each widget, by the widget's name. */
  readonly chunks: ReadonlyMap<string, string>;
  /** Core, element and React: what every widget needs. */
  readonly runtime: readonly string[];
  /** The common hash in the file names of widgets' chunks. */
  readonly hash: string;
}

export async function buildWidgets(folder: string): Promise<Bundle> {
  await build({
    ...shared,
    entry: { ...widgetEntries, ...apart },
    outDir: join(folder, 'chunks'),
    splitting: true,
    metafile: true,
    esbuildPlugins: [esbuildSources, esbuildCssAsText],
    esbuildOptions(options) {
      options.entryNames = '[name]';
      options.chunkNames = 's-[hash]';
      options.legalComments = 'none';
    },
  });
  const outputs = { ...(await readMetafile(folder)) };
  const runtime = [...withImports(outputs, 'chunks/runtime.js')].filter(
    (file) => file !== 'chunks/runtime.js',
  );
  for (const name of Object.keys(apart)) {
    const file = `chunks/${name}.js`;
    await rm(join(folder, file));
    delete outputs[file];
  }
  return { ...(await nameByContent(folder, outputs)), runtime };
}

function reached(outputs: Outputs, file: string, kinds: readonly string[], seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path, kind } of outputs[file]?.imports ?? []) {
    if (kinds.includes(kind)) reached(outputs, path, kinds, seen);
  }
  return seen;
}

/** A file and its static imports, transitively. */
export function withImports(outputs: Outputs, file: string): Set<string> {
  return reached(outputs, file, ['import-statement'], new Set());
}

/** A file and all its imports, static and dynamic, transitively. */
export function withLaterImports(outputs: Outputs, file: string): Set<string> {
  return reached(outputs, file, ['import-statement', 'dynamic-import'], new Set());
}

/** The files that every widget needs: React, element, core. */
export function runtimeFiles({ outputs, chunks }: Bundle): string[] {
  const needs = [...chunks.values()].map((file) => withImports(outputs, file));
  const [first = new Set<string>(), ...others] = needs;
  return [...first].filter((file) => others.every((set) => set.has(file)));
}

/** The loader, with the table of widgets inlined. */
export async function buildLoader(bundle: Bundle): Promise<void> {
  const runtime = runtimeFiles(bundle).map((file) => file.slice('chunks/'.length));
  await build({
    ...shared,
    entry: { portada: 'packages/loader/src/index.ts' },
    outDir: bundle.folder,
    splitting: false,
    define: {
      PORTADA_WIDGETS: JSON.stringify(loaderTable(registry)),
      PORTADA_HASH: JSON.stringify(bundle.hash),
      PORTADA_RUNTIME: JSON.stringify(runtime.join(' ')),
      PORTADA_VERSION: JSON.stringify(version),
      PORTADA_CHUNK_TIMEOUT: String(CHUNK_TIMEOUT_MS),
    },
  });
}
