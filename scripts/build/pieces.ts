/**
 * Bundles the sources into pieces: modules that exactly the same entries need. `groups.ts` says which of them a page
 * gets in one file, and `chunks.ts` writes that file.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { registry } from '@portada/widgets/registry';
import { transform } from 'esbuild';
import { build, type Options } from 'tsup';
import { esbuildCssAsText } from '../css-as-text.ts';
import { fromRoot } from './paths.ts';
import { esbuildReact } from './react-sources.ts';
import { esbuildSources } from './sources.ts';
import { loaderTable } from './table.ts';
import { esbuildValibot } from './valibot-parts.ts';
import { writeText } from './write.ts';

export interface Import {
  readonly path: string;
  readonly kind: string;
}

/** The paths of imports of some kinds. */
export function pathsOf(imports: readonly Import[] = [], kinds: readonly string[]): string[] {
  return imports.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path);
}

export interface Piece {
  /** The source of an entry point: a widget's, or that of a module that is imported dynamically. */
  readonly entryPoint?: string;
  /** Other pieces. */
  readonly imports: readonly Import[];
  /** The sources in it. */
  readonly inputs: readonly string[];
  /** About what it adds to a file, in gzip bytes. */
  readonly size: number;
}

/** Pieces by file name. */
export type Pieces = ReadonlyMap<string, Piece>;

/** What all builds have in common. */
export const shared: Options = {
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  clean: false,
  dts: false,
  config: false,
  silent: true,
  treeshake: false,
  noExternal: [/.*/],
  env: { NODE_ENV: 'production' },
  tsconfig: fromRoot('tsconfig.base.json'),
};

const widgetEntries = Object.fromEntries(
  Object.keys(registry).map((name) => [name, fromRoot(`widgets/${name}/index.ts`)]),
);

/** The modules for widgets from outside, which share the chunks of the page: `portada/element` is `api/element.js`. */
export const apiNames = ['core', 'element', 'jsx-runtime', 'react', 'schema', 'ui'] as const;

/** The file of such a module below `dist/`; its types are beside it. Its name stays, whatever the chunks are named. */
export function apiFile(name: string): string {
  return `api/${name}.js`;
}

const apiEntries = Object.fromEntries(
  apiNames.map((name) => [`api/${name}`, fromRoot(`scripts/build/api/${name}.ts`)]),
);

/** Nothing imports them: two tell the pieces of React and of the runtime from the others, one is for the loader. */
const apart = {
  ask: fromRoot('scripts/build/ask.ts'),
  react: fromRoot('scripts/build/react.ts'),
  runtime: fromRoot('scripts/build/runtime.ts'),
};

interface Output {
  readonly entryPoint?: string;
  readonly imports: readonly Import[];
  readonly inputs: Readonly<Record<string, unknown>>;
}

interface Metafile {
  readonly outputs: Readonly<Record<string, Output>>;
}

async function readMetafile(folder: string): Promise<Metafile> {
  const name = (await readdir(folder)).find((file) => file.startsWith('metafile'));
  if (!name) throw new Error('The bundler wrote no metafile.');
  return JSON.parse(await readFile(join(folder, name), 'utf8'));
}

/** A file of its own has a header, and imports and exports that it has not within another. */
const FRAME = 60;

/** How the bundler names what is no entry of its own; not counted, since it differs from build to build. */
const PIECE_NAME = /s-[A-Z0-9]{8}/g;

async function sizeOf(file: string): Promise<number> {
  const { code } = await transform(await readFile(file, 'utf8'), { minify: true, format: 'esm' });
  return Math.max(FRAME / 2, gzipSync(code.replace(PIECE_NAME, '')).length - FRAME);
}

/** A name by what is in a piece, since the bundler's changes with source maps, and chunks with the order of names. */
function stableName(file: string, { entryPoint = '', inputs }: Output): string {
  const key = createHash('sha256')
    .update([entryPoint, ...Object.keys(inputs)].join('\n'))
    .digest('hex');
  return file.replace(PIECE_NAME, `s-${key.slice(0, 8).toUpperCase()}`);
}

/** Moves the pieces to other names, and what imports them with them. */
async function rename(folder: string, names: ReadonlyMap<string, string>): Promise<void> {
  const scripts = [...names].filter(([file]) => file.endsWith('.js'));
  if (new Set(scripts.map(([, name]) => name)).size < scripts.length)
    throw new Error('Two pieces have one name.');
  const texts = await Promise.all(
    scripts.map(async ([file, name]) => {
      const text = await readFile(join(folder, file), 'utf8');
      const map = await readFile(join(folder, `${file}.map`), 'utf8').catch(() => '');
      return {
        name,
        map,
        text: text.replace(PIECE_NAME, (piece) => names.get(`${piece}.js`)?.slice(0, -3) ?? piece),
      };
    }),
  );
  for (const { name, map, text } of texts) {
    await writeText(folder, name, text);
    if (map) await writeText(folder, `${name}.map`, map);
  }
}

/** Writes the pieces into a folder, not minified. */
export async function buildPieces(folder: string, sourcemap: boolean): Promise<Pieces> {
  await build({
    ...shared,
    entry: { ...widgetEntries, ...apiEntries, ...apart },
    outDir: folder,
    splitting: true,
    metafile: true,
    sourcemap,
    define: { PORTADA_RARE: JSON.stringify(loaderTable(registry).rare) },
    esbuildPlugins: [esbuildSources, esbuildValibot, esbuildReact, esbuildCssAsText],
    esbuildOptions(options) {
      // Sources are named from here, wherever the build is called.
      options.absWorkingDir = fromRoot('');
      options.entryNames = '[dir]/[name]';
      options.chunkNames = 's-[hash]';
      options.legalComments = 'none';
    },
  });
  const { outputs } = await readMetafile(folder);
  const written = (file: string) =>
    relative(folder, resolve(fromRoot(''), file))
      .split(sep)
      .join('/');
  const names = new Map(
    Object.entries(outputs).map(([file, output]) => [written(file), stableName(written(file), output)]),
  );
  const below = (file: string) => names.get(written(file)) ?? written(file);
  await rename(folder, names);
  const scripts = Object.entries(outputs).filter(([file]) => file.endsWith('.js'));
  const pieces = scripts.map(
    async ([file, { entryPoint, imports, inputs }]): Promise<[string, Piece]> => [
      below(file),
      {
        ...(entryPoint && { entryPoint }),
        imports: imports.map(({ path, kind }) => ({ path: below(path), kind })),
        inputs: Object.keys(inputs),
        size: await sizeOf(join(folder, below(file))),
      },
    ],
  );
  // By their sources, since their names differ from build to build.
  const key = ([file, { inputs }]: [string, Piece]) => `${inputs} ${file}`;
  return new Map((await Promise.all(pieces)).sort((one, other) => (key(one) < key(other) ? -1 : 1)));
}
