/** Writes the chunks: the pieces of each in one minified file, under a hash that all chunks have in common. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { widgetPieces } from './groups.ts';
import { parallelImports } from './parallel-imports.ts';
import { apiFile, apiNames, type Import, type Piece, type Pieces } from './pieces.ts';
import { writeText } from './write.ts';

export interface OutputFile {
  /** The sources of the entry points in it: a widget's, or those of modules that are imported dynamically. */
  readonly entryPoints: readonly string[];
  readonly imports: readonly Import[];
  /** The sources in it. */
  readonly inputs: readonly string[];
}

/** Outputs by their path below the output folder. */
export type Outputs = Readonly<Record<string, OutputFile>>;

export interface Chunks {
  readonly outputs: Outputs;
  /** What all file names end with, since the hash of each could not be told in the loader's few bytes. */
  readonly hash: string;
}

const PLACEHOLDER = 'HASHHASH';

/** Where the pieces are, what they are, and the name of the chunk that each is put into. */
export interface Source {
  readonly folder: string;
  readonly pieces: Pieces;
  readonly chunkOf: ReadonlyMap<string, string>;
  /** Whether a source map is written beside each chunk. */
  readonly sourcemap: boolean;
}

/** Continues the source maps of the pieces. */
const pieceMaps: Plugin = {
  name: 'piece-maps',
  async load(id) {
    if (!id.endsWith('.js')) return;
    const [code, map] = await Promise.all([readFile(id, 'utf8'), readFile(`${id}.map`, 'utf8')]);
    return { code, map };
  },
};

/** The file that the bundler names a module by, as a piece. */
const pieceOf = (folder: string, id: string) => relative(folder, id).split(sep).join('/');

async function link(to: string, { folder, pieces, chunkOf, sourcemap }: Source): Promise<OutputChunk[]> {
  const nameOf = (id: string) => chunkOf.get(pieceOf(folder, id)) ?? null;
  const names = [...chunkOf.values()];
  // What is imported dynamically and has a chunk to itself needs no group; in a group it would get a wrapper.
  const isGroup = (id: string) =>
    !pieces.get(pieceOf(folder, id))?.entryPoint || names.filter((name) => name === nameOf(id)).length > 1;
  const hashed = (name: string) => `chunks/${name}-${PLACEHOLDER}.js`;
  const entries = [
    [hashed('ask'), 'ask.js'] as const,
    ...[...widgetPieces(pieces)].map(([name, file]) => [hashed(name), file] as const),
    ...apiNames.map((name) => [apiFile(name), apiFile(name)] as const),
  ];
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map(([name, file]) => [name, join(folder, file)])),
    platform: 'browser',
    checks: { bundlerTimings: false },
    preserveEntrySignatures: 'allow-extension',
    plugins: [...(sourcemap ? [pieceMaps] : []), parallelImports],
    experimental: { nativeMagicString: true },
  });
  const { output } = await bundle.generate({
    dir: to,
    format: 'esm',
    sourcemap: sourcemap && 'hidden',
    minify: true,
    comments: false,
    entryFileNames: '[name]',
    chunkFileNames: ({ name, facadeModuleId }) => hashed((facadeModuleId && nameOf(facadeModuleId)) || name),
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ debugName: 'chunks', test: isGroup, name: nameOf }],
    },
  });
  await bundle.close();
  return output.filter((file) => file.type === 'chunk').sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
}

function described(
  chunk: OutputChunk,
  inside: readonly Piece[],
  named: (file: string) => string,
): OutputFile {
  const imports = (files: readonly string[], kind: string) =>
    files.map((file): Import => ({ path: named(file), kind }));
  return {
    entryPoints: inside.flatMap(({ entryPoint }) => entryPoint ?? []),
    imports: [
      ...imports(chunk.imports, 'import-statement'),
      ...imports(chunk.dynamicImports, 'dynamic-import'),
    ],
    inputs: inside.flatMap(({ inputs }) => inputs),
  };
}

/** Writes `chunks/` and `api/` below a folder. */
export async function writeChunks(to: string, source: Source): Promise<Chunks> {
  const chunks = await link(to, source);
  const texts = chunks.map(({ code }) => code).join('');
  const hash = createHash('sha256').update(texts).digest('hex').slice(0, 8);
  const named = (text: string) => text.replaceAll(PLACEHOLDER, hash);
  await Promise.all(
    chunks.map(async ({ fileName, code, map }) => {
      const file = named(fileName);
      const told = map ? `${named(code)}\n//# sourceMappingURL=${basename(file)}.map\n` : named(code);
      await writeText(to, file, told);
      if (map) await writeText(to, `${file}.map`, map.toString());
    }),
  );
  const outputs = chunks.map((chunk) => {
    const inside = chunk.moduleIds.flatMap((id) => source.pieces.get(pieceOf(source.folder, id)) ?? []);
    return [named(chunk.fileName), described(chunk, inside, named)];
  });
  return { outputs: Object.fromEntries(outputs), hash };
}
