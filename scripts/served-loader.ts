/**
 * Serves the loader to its own tests below `/loader/{page}/`, built as for `dist/` but with a table of its own.
 * `{page}` is URL-encoded JSON: a unique id of the page, and the result of each request for a chunk, in order:
 * `{ "id": 1, "plan": { "eager": ["fail", "hang"] } }`. `/loader/{page}/log` lists the requested
 * chunks.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CHUNK_ADDRESSES, CHUNK_TIMEOUT_MS } from '@portada/contract/loader';
import type { Registration } from '@portada/widgets/registry';
import { type BuildOptions, build } from 'esbuild';
import { fromRoot } from './build/paths.ts';
import { loaderTable } from './build/table.ts';
import { esbuildCssAsText } from './css-as-text.ts';

const registry: Readonly<Record<string, Registration>> = {
  eager: { load: 'eager' },
  'eager-too': { load: 'eager' },
  idle: { load: 'idle' },
  visible: { load: 'visible' },
  interaction: { load: 'interaction' },
  'for-readers': { load: 'eager', needs: 'users' },
  rare: { load: 'eager', rare: true },
  'rare-for-readers': { load: 'eager', needs: 'users', rare: true },
};

/** A widget from outside. */
const OWN = 'diari-own';

const HASH = '0a1b2c3d';

const shared = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  write: false,
  outdir: fromRoot('.'),
  jsx: 'automatic',
} as const satisfies BuildOptions;

/** Text by file name. */
type Files = ReadonlyMap<string, string>;

async function buildFiles(options: BuildOptions): Promise<Files> {
  const { outputFiles = [] } = await build({ ...options, ...shared });
  return new Map(outputFiles.map(({ path, text }) => [path.replace(/^.*[\\/]/, ''), text]));
}

/** One widget's chunk, and React in a separate chunk. */
const buildChunks = () =>
  buildFiles({
    entryPoints: {
      widget: fromRoot('widgets/test/loaded-widget.tsx'),
      react: fromRoot('scripts/build/react.ts'),
    },
    splitting: true,
    chunkNames: `shared-[hash]-${HASH}`,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [esbuildCssAsText],
  });

/** What the loader asks, with what that imports later. */
const buildAsk = () =>
  buildFiles({
    entryPoints: { ask: fromRoot('scripts/build/ask.ts') },
    splitting: true,
    chunkNames: `shared-[hash]-${HASH}`,
    define: { PORTADA_RARE: JSON.stringify(loaderTable(registry).rare) },
  });

/** A host page's own React app, with its own copy of React. */
const buildHost = () =>
  buildFiles({
    entryPoints: { host: fromRoot('packages/element/test/host-page.tsx') },
    define: { 'process.env.NODE_ENV': '"production"' },
  });

async function buildLoader(version: string, runtime: readonly string[]): Promise<string> {
  const files = await buildFiles({
    entryPoints: { portada: fromRoot('packages/loader/src/index.ts') },
    define: {
      PORTADA_WIDGETS: JSON.stringify(loaderTable(registry).own),
      PORTADA_HASH: JSON.stringify(HASH),
      PORTADA_RUNTIME: JSON.stringify(runtime),
      PORTADA_VERSION: JSON.stringify(version),
      PORTADA_CHUNK_TIMEOUT: String(CHUNK_TIMEOUT_MS),
      PORTADA_ADDRESSES: String(CHUNK_ADDRESSES),
    },
  });
  return files.get('portada.js') ?? '';
}

/** The files of a page: the loader, a copy of it, another version, the chunks, an own widget, and a host page's app. */
async function buildAll(): Promise<Files> {
  const chunks = await buildChunks();
  const shared = [...chunks.keys()].filter((name) => name.startsWith('shared-'));
  const runtime = shared.map((name) => name.replace(`-${HASH}.js`, ''));
  const loader = await buildLoader('1.0.0', runtime);
  const files = new Map([
    ['portada.js', loader],
    ['copy/portada.js', loader],
    ['other/portada.js', await buildLoader('2.0.0', runtime)],
    ...(await buildHost()),
  ]);
  for (const name of shared) files.set(`chunks/${name}`, chunks.get(name) ?? '');
  for (const [name, text] of await buildAsk()) {
    const file = name === 'ask.js' ? `ask-${HASH}.js` : name;
    files.set(`chunks/${file}`, text).set(`other/chunks/${file}`, text);
  }
  for (const name of [...Object.keys(registry), OWN]) {
    files.set(`chunks/${name}-${HASH}.js`, chunks.get('widget.js') ?? '');
  }
  return files;
}

type Fate = 'serve' | 'fail' | 'hang';

/** The requested chunks, by page. */
const logs = new Map<string, string[]>();

/** Records the request for a chunk, and returns its planned result. */
function fateOf(page: string, path: string): Fate {
  const log = logs.get(page) ?? [];
  logs.set(page, log);
  const name = path.replace(/^chunks\/|-\w{8}\.js.*$/g, '');
  const earlier = log.filter((other) => other.startsWith(`chunks/${name}-`)).length;
  log.push(path);
  const { plan } = JSON.parse(decodeURIComponent(page));
  return plan?.[name]?.[earlier] ?? 'serve';
}

/** The part of Vite's server that is used here. */
interface ViteServer {
  middlewares: {
    use(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void;
  };
}

export function servedLoader() {
  let building: Promise<Files> | undefined;

  async function answer({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, page = '', path = ''] = /^\/([^/]*)\/(.*)$/.exec(url) ?? [];
    const send = (status: number, type: string, text: string) =>
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);

    if (path === 'log') return void send(200, 'application/json', JSON.stringify(logs.get(page) ?? []));
    building ??= buildAll();
    const text = (await building).get(path.replace(/\?.*$/, ''));
    const fate = path.startsWith('chunks/') ? fateOf(page, path) : 'serve';
    if (fate === 'hang') return;
    if (fate === 'fail' || text === undefined) send(fate === 'fail' ? 500 : 404, 'text/plain', 'No.');
    else send(200, 'text/javascript', text);
  }

  return {
    name: 'served-loader',
    configureServer({ middlewares }: ViteServer) {
      middlewares.use('/loader', (request, response) => void answer(request, response));
    },
  };
}
