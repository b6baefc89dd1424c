/**
 * The server of the measured pages: each on a plain article of its own, Portada's `dist/` and the peers' files beside
 * them, and what they call. Everything is compressed with gzip, as the sizes in README are, and scripts are immutable.
 */
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastify, { type FastifyReply } from 'fastify';

export interface Page {
  readonly head: string;
  readonly body: string;
}

/** In a page, the address of the server. */
export const ORIGIN = '{origin}';

/** What one side brings. */
export interface Site {
  /** By path. */
  readonly pages?: Readonly<Record<string, Page>>;
  /** What is built for the measurement, by path. */
  readonly scripts?: Readonly<Record<string, string>>;
  /** Folders by the prefix that they are served below. */
  readonly folders?: Readonly<Record<string, string>>;
  /** What its back end answers, if the call is one of its own. */
  answer?(url: URL, body: string): unknown;
}

interface StoredResponse {
  readonly type: string;
  readonly status: number;
  readonly body: Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
};

const paragraph =
  '<p>El temporal de levante obliga a cerrar la bocana del puerto hasta mañana al mediodía.</p>';

const documentOf = ({ head, body }: Page) =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Artículo</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${head}</head>
<body><main><h1>El temporal cierra el puerto</h1>${paragraph}${body}</main></body></html>`;

const packed = (text: string | Buffer, type: string, status = 200): StoredResponse => ({
  type: TYPES[type] ?? type,
  status,
  body: gzipSync(text),
});

async function readStored(
  folders: Readonly<Record<string, string>>,
  path: string,
): Promise<StoredResponse | undefined> {
  const prefix = Object.keys(folders).find((one) => path.startsWith(one));
  if (!prefix) return undefined;
  const file = join(folders[prefix] ?? '', normalize(path.slice(prefix.length)));
  return packed(await readFile(file), extname(file));
}

/** What the newsroom answers, asked once: its own time is no part of what is measured. */
async function askNewsroom(newsroom: string, path: string): Promise<StoredResponse> {
  const answer = await fetch(newsroom + path);
  const type = answer.headers.get('content-type') ?? 'application/json';
  return packed(Buffer.from(await answer.arrayBuffer()), type, answer.status);
}

export interface PeerServer {
  readonly address: string;
  close(): Promise<void>;
}

function send(reply: FastifyReply, { type, status, body }: StoredResponse, cache: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': type, 'content-encoding': 'gzip', 'cache-control': cache })
    .send(body);
}

/** Serves the sites; calls that none of them answers are the newsroom's. */
export async function serveSites(sites: readonly Site[], newsroom: string): Promise<PeerServer> {
  const app = fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  const folders = Object.assign({}, ...sites.map((site) => site.folders));
  const stored = new Map<string, StoredResponse>();
  app.all('*', async (request, reply) => {
    const url = new URL(request.url, 'http://localhost');
    for (const { answer } of sites) {
      const found = answer?.(url, String(request.body));
      if (found !== undefined) return send(reply, packed(JSON.stringify(found), '.json'), 'no-store');
    }
    const kept = stored.get(request.url) ?? stored.get(url.pathname);
    const found =
      kept ?? (await readStored(folders, url.pathname)) ?? (await askNewsroom(newsroom, request.url));
    stored.set(request.url, found);
    const isFile = /^text\/(javascript|css)/.test(found.type);
    return send(reply, found, isFile ? 'public, max-age=31536000, immutable' : 'no-store');
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  for (const { pages, scripts } of sites) {
    for (const [path, page] of Object.entries(pages ?? {})) {
      stored.set(path, packed(documentOf(page).replaceAll(ORIGIN, address), '.html'));
    }
    for (const [path, text] of Object.entries(scripts ?? {})) stored.set(path, packed(text, '.js'));
  }
  return { address, close: () => app.close() };
}
