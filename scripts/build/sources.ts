/**
 * Transforms the sources before bundling, for the right chunks.
 *
 * The bundler splits chunks by file, and an import of an `index.ts` reaches every file behind it:
 * one import from `@portada/core` would put all of core into the chunk that every page loads. So imports from our own
 * packages' indexes are replaced by imports from the files that define the names.
 *
 * Texts that server and widgets share are files of `shared`. Each set of messages gets a copy of the texts that it
 * uses, inside its own chunk: otherwise texts shared by several sets would be one more request for each.
 */
import { readFile } from 'node:fs/promises';
import { dirname, extname, relative, resolve } from 'node:path';
import { withoutSent } from './calls.ts';
import { fromRoot } from './paths.ts';
import { withPhrases } from './phrases.ts';
import { readParts, withParts } from './valibot-parts.ts';

const barrels: Record<string, string> = {
  '@portada/contract': 'packages/contract/src/index.ts',
  '@portada/contract/rules': 'packages/contract/src/rules/index.ts',
  '@portada/core': 'packages/core/src/index.ts',
  '@portada/element': 'packages/element/src/index.ts',
};

const EXPORT_STAR = /^export \* from '(.+)';$/gm;
const EXPORT_NAMES = /^export (?:type )?\{([^}]+)\}(?: from '(.+)')?;$/gm;
const DECLARATION = /^export (?:async )?(?:const|let|function|class|type|interface) ([\w$]+)/gm;
const OUR_IMPORT = /^import (type )?\{([^}]*)\} from '(@portada\/[a-z/]+)';$/gm;

/** `a`, `type b`, `c as d` as pairs of imported and local name. */
function namesIn(list: string): [string, string][] {
  const items = list.split(',').map((item) => item.trim().replace(/^type /, ''));
  return items.filter(Boolean).map((item) => {
    const [inside = '', outside = inside] = item.split(' as ');
    return [inside, outside];
  });
}

interface Place {
  readonly file: string;
  readonly name: string;
}

/** The defining file of each name that an index exports. */
async function placesOf(barrel: string): Promise<Map<string, Place>> {
  const source = await readFile(barrel, 'utf8');
  const places = new Map<string, Place>();
  for (const [, path = ''] of source.matchAll(EXPORT_STAR)) {
    const file = resolve(dirname(barrel), path);
    for (const [name, place] of await placesOf(file)) places.set(name, place);
  }
  for (const [, list = '', path] of source.matchAll(EXPORT_NAMES)) {
    const file = path ? resolve(dirname(barrel), path) : barrel;
    for (const [inside, outside] of namesIn(list)) places.set(outside, { file, name: inside });
  }
  for (const [, name = ''] of source.matchAll(DECLARATION)) places.set(name, { file: barrel, name });
  return places;
}

function deepImports(list: string, places: Map<string, Place>, from: string, file: string): string {
  const lines = list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item && !item.startsWith('type '))
    .flatMap((item) => namesIn(item))
    .map(([inside, outside]) => {
      const place = places.get(inside);
      if (!place) throw new Error(`${file} imports ${inside}, which ${from} does not export.`);
      return `import { ${place.name} as ${outside} } from '${place.file}';`;
    });
  return lines.join(' ');
}

interface EsbuildSetup {
  onResolve(
    options: { filter: RegExp },
    resolve: (from: { path: string; importer: string }) => { path: string; suffix: string } | undefined,
  ): void;
  onLoad(
    options: { filter: RegExp },
    load: (file: { path: string }) => Promise<{ contents: string; loader: 'ts' | 'tsx' } | undefined>,
  ): void;
}

const NAMED = /^@portada\/shared\/texts\//;
const MAYBE_SHARED_TEXT = /^(@portada\/shared\/texts|\.)\/[\w.-]+$/;
const textsFolder = fromRoot('packages/shared/src/texts/');
const OUR_SOURCE = /\/(packages\/\w+\/src|widgets|scripts\/build\/api)\/.*\.tsx?$/;

/**
 * `useStore` brings `listenKeys` for its option `keys`, which no widget uses, to every page. With `listen` in its place
 * the option renders more often and never less.
 */
const LISTEN_KEYS = /\/nanostores\/listen-keys\/index\.js$/;
const LISTEN_WHOLLY = `
export const listenKeys = (store, _keys, listener) => store.listen(listener);
export const subscribeKeys = (store, _keys, listener) => store.subscribe(listener);`;

export const esbuildSources = {
  name: 'sources',
  async setup(build: EsbuildSetup) {
    const placesByBarrel = new Map<string, Map<string, Place>>();
    for (const [name, path] of Object.entries(barrels))
      placesByBarrel.set(name, await placesOf(fromRoot(path)));

    build.onResolve({ filter: MAYBE_SHARED_TEXT }, ({ path, importer }) => {
      const file = path.startsWith('.') ? resolve(dirname(importer), path) : path.replace(NAMED, textsFolder);
      return file.startsWith(textsFolder)
        ? { path: file, suffix: `?of=${relative(fromRoot(''), importer)}` }
        : undefined;
    });
    build.onLoad({ filter: LISTEN_KEYS }, async () => ({ contents: LISTEN_WHOLLY, loader: 'ts' }));
    build.onLoad({ filter: OUR_SOURCE }, async ({ path }) => {
      const source = withoutSent(await readFile(path, 'utf8'), path);
      const deep = source.replace(OUR_IMPORT, (statement, type, list: string, from: string) => {
        const places = placesByBarrel.get(from);
        if (type || !places) return type ? '' : statement;
        return deepImports(list, places, from, path);
      });
      const apart = withParts(deep, await readParts());
      return { contents: await withPhrases(apart), loader: extname(path) === '.tsx' ? 'tsx' : 'ts' };
    });
  },
};
