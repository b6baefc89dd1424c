/**
 * Takes valibot apart before bundling. It is one file, and the bundler splits chunks by file: what a single form uses
 * of it would be on every page. So each of its functions that no other needs is a module of its own,
 * `valibot?part=check`, and the rest is one, `valibot?part=`; our own sources import the functions from there.
 */
import { readFile } from 'node:fs/promises';
import { fromRoot } from './paths.ts';

const FILE = fromRoot('scripts/node_modules/valibot/dist/index.mjs');

/** The module of valibot with our own `object`. */
const OURS = fromRoot('packages/contract/src/valibot.ts');

const COMMENT = /^\/\*\*[\s\S]*?^\*\/\n|^\/\/.*\n/gm;
const ANNOTATION = /^(\/\* @__NO_SIDE_EFFECTS__ \*\/)\n/gm;
const BEGIN = /^(?=(?:\/\* @__NO_SIDE_EFFECTS__ \*\/ )?(?:async function|function|const|let|var|export) )/m;
const DECLARED = /(?:function|const|let|var) ([\w$]+)/;
const EXPORTS = /^export \{([^}]*)\};/m;
const STRING = /"(?:[^"\\\n]|\\.)*"/g;
const IDENTIFIER = /(?<![\w$.])[A-Za-z_$][\w$]*(?!\s*:)/g;

export interface Parts {
  /** The code of each module, by the name of its function; that of what several need by an empty name. */
  readonly codes: ReadonlyMap<string, string>;
  /** The name inside valibot of each export: `undefined_` of `undefined`. */
  readonly inside: ReadonlyMap<string, string>;
}

const identifiersIn = (code: string) => new Set(code.replace(STRING, '').match(IDENTIFIER));

function declarationsIn(plain: string): Map<string, string> {
  const declared = plain.split(BEGIN).flatMap((code): [string, string][] => {
    const name = code.startsWith('export ') ? undefined : DECLARED.exec(code)?.[1];
    return name ? [[name, code]] : [];
  });
  return new Map(declared);
}

/** @param source a module whose declarations begin a line each, and which ends with the list of its exports */
export function partsOf(source: string): Parts {
  const plain = source.replace(COMMENT, '').replace(ANNOTATION, '$1 ');
  const [, list] = EXPORTS.exec(plain) ?? [];
  if (!list) throw new Error('Valibot cannot be taken apart any more.');
  const declarations = declarationsIn(plain);
  const needs = (name: string, code: string) =>
    [...identifiersIn(code)].filter((other) => other !== name && declarations.has(other));
  const shared = new Set([...declarations].flatMap(([name, code]) => needs(name, code)));
  const common = [...declarations].filter(([name]) => shared.has(name)).map(([, code]) => code);
  const codes = new Map([['', `${common.join('')}export { ${[...shared].join(', ')} };`]]);
  for (const [name, code] of declarations) {
    if (shared.has(name)) continue;
    codes.set(
      name,
      `import { ${needs(name, code).join(', ')} } from 'valibot?part=';\n${code}export { ${name} };`,
    );
  }
  const exported = list.split(',').map((item): [string, string] => {
    const [inside = '', outside = inside] = item.trim().split(' as ');
    return [outside, inside];
  });
  return { codes, inside: new Map(exported) };
}

const NAMESPACE = /^import \* as v from '(valibot|@portada\/contract\/valibot|(?:\.\.?\/)+valibot\.ts)';$/m;
const NAMED = /^import \{([^}]*)\} from 'valibot';$/gm;
const ALL = /^export \* from 'valibot';$/m;
const USE = /(?<![\w$.])v\.(\w+)/g;

/** One of our sources, with its imports from valibot, or from the module with our own `object`, from the parts. */
export function withParts(source: string, { codes, inside }: Parts): string {
  const importOf = (name: string, as: string) => {
    const local = inside.get(name) ?? name;
    return `import { ${local} as ${as} } from 'valibot?part=${codes.has(local) ? local : ''}';`;
  };
  const [statement = '', from] = NAMESPACE.exec(source) ?? [];
  const used = [...source.matchAll(USE)].flatMap(([, name = '']) => (inside.has(name) ? [name] : []));
  const imports = [...new Set(used)].map((name) =>
    name === 'object' && from !== 'valibot'
      ? `import { object as v_object } from '${OURS}';`
      : importOf(name, `v_${name}`),
  );
  const apart = from
    ? source
        .replace(statement, imports.join(' '))
        .replace(USE, (use, name: string) => (inside.has(name) ? `v_${name}` : use))
    : source;
  return apart.replace(ALL, '').replace(NAMED, (_, list: string) => {
    const values = list.split(',').map((item) => item.trim());
    return values
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => importOf(name, name))
      .join(' ');
  });
}

/** Read once: every source is held against it. */
let known: Promise<Parts> | undefined;

export function readParts(): Promise<Parts> {
  known ??= readFile(FILE, 'utf8').then(partsOf);
  return known;
}

/** The part of esbuild's plugin interface that is used here; tsup has its own copy of esbuild. */
interface EsbuildSetup {
  onResolve(
    options: { filter: RegExp },
    resolve: (from: { path: string }) => { path: string; suffix: string },
  ): void;
  onLoad(
    options: { filter: RegExp },
    load: (file: { suffix: string }) => Promise<{ contents: string; loader: 'js' } | undefined>,
  ): void;
}

const SUFFIX = '?part=';

export const esbuildValibot = {
  name: 'valibot',
  setup({ onResolve, onLoad }: EsbuildSetup) {
    onResolve({ filter: /^valibot\?part=/ }, ({ path }) => ({
      path: FILE,
      suffix: path.slice('valibot'.length),
    }));
    onLoad({ filter: /\/valibot\/dist\/index\.mjs$/ }, async ({ suffix }) => {
      const code = (await readParts()).codes.get(suffix.slice(SUFFIX.length));
      return suffix.startsWith(SUFFIX) && code !== undefined ? { contents: code, loader: 'js' } : undefined;
    });
  },
};
