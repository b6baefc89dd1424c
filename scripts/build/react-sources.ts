/**
 * Makes modules of React's CommonJS before bundling. The bundler keeps CommonJS whole, reads each hook and each `jsx`
 * from an object, and copies that object for every file that imports it. Of a module it takes what is used, by name.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { clientOnly } from './react-client-only.ts';

const FOLDER = '/node_modules/(?:react|react-dom|scheduler)/';
const CHOICE = new RegExp(`${FOLDER}(?:index|client|jsx-runtime)\\.js$`);
const PRODUCTION = new RegExp(`${FOLDER}cjs/[\\w-]+\\.production\\.js$`);
const CHOSEN = /module\.exports = require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/;

const REQUIRE = /^(?:var| ) (\w+) = require\("([\w-]+)"\)[,;]$/gm;
const DEFINITION = /^exports\.(\w+) =/gm;
const EXPORT = /\bexports\.(\w+)/g;
const NO_MODULE = /\brequire\(|\bexports\b(?!\.)/;

/** The name inside a module of what it exports. */
const inside = (name: string) => `export_${name}`;

/** @param source in CommonJS that requires first, one in a line, and sets what it exports one by one */
export function asModule(source: string, path: string): string {
  const names = new Set([...source.matchAll(EXPORT)].map(([, name = '']) => name));
  const body = source.replace(REQUIRE, `import * as $1 from '$2';`);
  if (NO_MODULE.test(body)) throw new Error(`${path} cannot be made a module any more.`);
  const defined = body
    .replace(DEFINITION, (_, name: string) => `var ${inside(name)} =`)
    .replace(EXPORT, (_, name: string) => inside(name));
  return `${defined}\nexport { ${[...names].map((name) => `${inside(name)} as ${name}`).join(', ')} };`;
}

/** What a module exports has no default; with a namespace the bundler sees which of its names are used. */
const DEFAULT_IMPORT = /^import (\w+)(?:, (\{[^}]*\}))? from (["'])react\3;?$/gm;

export function withoutDefault(source: string): string {
  return source.replace(DEFAULT_IMPORT, (_, name: string, others?: string) => {
    const named = others ? ` import ${others} from 'react';` : '';
    return `import * as ${name} from 'react';${named}`;
  });
}

/**
 * Firefox loses a message that is on its way when a page goes into the back/forward cache. React's scheduler waits for
 * such a message whenever it has work, and once it is lost does no work on that page any more: it is sent again.
 */
const SCHEDULER = '/scheduler.production.js';
const SCHEDULED = ['var isMessageLoopRunning =', 'schedulePerformWorkUntilDeadline = function ('];
const SCHEDULE_AGAIN = `
addEventListener('pageshow', (event) => {
  if (event.persisted && isMessageLoopRunning) schedulePerformWorkUntilDeadline();
});`;

async function productionOf(path: string): Promise<string> {
  const source = clientOnly(await readFile(path, 'utf8'), basename(path));
  if (!path.endsWith(SCHEDULER)) return source;
  for (const part of SCHEDULED)
    if (!source.includes(part)) throw new Error(`${path} has no "${part}" any more.`);
  return source + SCHEDULE_AGAIN;
}

async function chosenBy(path: string): Promise<string> {
  const [, file] = CHOSEN.exec(await readFile(path, 'utf8')) ?? [];
  if (!file) throw new Error(`${path} chooses no file for production any more.`);
  return `export * from '${file}';`;
}

/** The part of esbuild's plugin interface that is used here; tsup has its own copy of esbuild. */
interface EsbuildSetup {
  onLoad(
    options: { filter: RegExp },
    load: (file: { path: string }) => Promise<{ contents: string; loader: 'js' }>,
  ): void;
}

export const esbuildReact = {
  name: 'react',
  setup({ onLoad }: EsbuildSetup) {
    const load = (filter: RegExp, contentsOf: (path: string) => Promise<string>) =>
      onLoad({ filter }, async ({ path }) => ({ contents: await contentsOf(path), loader: 'js' }));
    load(CHOICE, chosenBy);
    load(PRODUCTION, async (path) => asModule(await productionOf(path), path));
    load(/\/node_modules\/.*\.js$/, async (path) => withoutDefault(await readFile(path, 'utf8')));
  },
};
