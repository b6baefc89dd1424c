/**
 * `messages.es.json` and `messages.ca.json`: every text of every widget, under the key with which the page's `messages`
 * replace it: `login.title`. Obtained by running the sets with a `defineMessages` that records its argument.
 */
import { globSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';
import { fromRoot } from './paths.ts';
import { writeJson } from './write.ts';

type Texts = Readonly<Record<string, string>>;

/** The texts of all widgets in one language, sorted by key. */
export interface Messages {
  readonly es: Texts;
  readonly ca: Texts;
}

interface DefinedSet {
  readonly name: string;
  readonly es: Texts;
  readonly loadCatalan: () => Promise<{ messages: Texts }>;
}

/** CommonJS, so that any other name may be imported from it. */
const RECORDER = `
const sets = [];
const defineMessages = (name, es, loadCatalan) => sets.push({ name, es, loadCatalan });
module.exports = { sets, defineMessages };
`;

const recorded: Plugin = {
  name: 'recorded',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@portada\/core$/ }, ({ path }) => ({ path, namespace: 'recorder' }));
    onLoad({ filter: /.*/, namespace: 'recorder' }, () => ({ contents: RECORDER }));
  },
};

async function definedSets(): Promise<readonly DefinedSet[]> {
  const files = globSync('{widgets,packages/ui/src}/**/messages.ts', {
    cwd: fromRoot(''),
    exclude: (path) => path.includes('node_modules'),
  });
  // Imported by name: a module of a package without side effects is dropped if nothing of it is used.
  const exports = files.sort().map((file, index) => `export * as set${index} from './${file}';`);
  const { outputFiles } = await build({
    stdin: {
      contents: [...exports, `export { sets } from '@portada/core';`].join('\n'),
      resolveDir: fromRoot(''),
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    plugins: [recorded],
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { sets } = await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);
  return sets;
}

function byPageKey(sets: readonly { readonly name: string; readonly texts: Texts }[]): Texts {
  const all = sets.flatMap(({ name, texts }) =>
    Object.entries(texts).map(([key, text]): [string, string] => [`${name}.${key}`, text]),
  );
  return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}

export async function readMessages(): Promise<Messages> {
  const sets = await definedSets();
  const catalan = sets.map(async ({ name, loadCatalan }) => ({
    name,
    texts: (await loadCatalan()).messages,
  }));
  return {
    es: byPageKey(sets.map(({ name, es }) => ({ name, texts: es }))),
    ca: byPageKey(await Promise.all(catalan)),
  };
}

export async function writeMessages(folder: string): Promise<void> {
  const { es, ca } = await readMessages();
  await writeJson(folder, 'messages.es.json', es);
  await writeJson(folder, 'messages.ca.json', ca);
}
