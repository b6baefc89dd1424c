/**
 * Pages that others built, with Portada's `dist/` on them: `/{host}/` for each of `hosts.ts`. The API answers with the
 * examples of `dist/openapi.json`, as a mock server made of that file alone would.
 */
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { answerOf } from './support/api.ts';
import { bundle } from './support/bundle.ts';
import { hosts } from './support/hosts.ts';
import { libraries } from './support/libraries.ts';

const repository = join(import.meta.dirname, '../../..');
const modules = await bundle();

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.xhtml': 'application/xhtml+xml',
};

/** What every picture of the examples is. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path d="M0 0h16v9H0" fill="#9cb"/></svg>';

function send(response: ServerResponse, body: string | Buffer, type = 'text/html; charset=utf-8'): void {
  // A sandboxed page has an origin of its own, as a CMS on another domain has.
  response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' });
  response.end(body);
}

/** A file of `dist/`; below `/old/` its loader says that it is another version. */
function sendBuilt(response: ServerResponse, folder: string, path: string): void {
  const file = readFileSync(join(repository, 'dist', path));
  const isOld = folder === 'old' && path === 'portada.js';
  send(response, isOld ? String(file).replaceAll('1.0.0', '0.9.0') : file, types[extname(path)]);
}

/** What a publisher wrote for a language that Portada does not speak; `part` lacks the newsletter form's. */
function textsOf(path: string): string {
  const [name = ''] = path.split('.');
  const texts = readFileSync(
    join(import.meta.dirname, `languages/messages.${name.slice(0, 2)}.json`),
    'utf8',
  );
  return name.endsWith('-part') ? texts.replaceAll('"newsletter-form.', '"none.') : texts;
}

function respond(method: string, { pathname }: URL, response: ServerResponse): void {
  const [, folder = '', ...rest] = pathname.split('/');
  const path = rest.join('/');
  const isBuilt = folder === 'portada' || folder === 'old';
  const module = folder === 'modules' && modules.get(path);
  const texts = folder === 'texts' && textsOf(path);
  const library = folder === 'libraries' && libraries[path];
  const answer = /^(?:web)?api$/.test(folder) ? answerOf(method, pathname) : undefined;
  const page = hosts[folder]?.(path);
  if (isBuilt) sendBuilt(response, folder, path);
  else if (module) send(response, module, types['.js']);
  else if (texts) send(response, texts, types['.json']);
  else if (library) send(response, library(), types['.js']);
  else if (answer !== undefined) send(response, JSON.stringify(answer), types['.json']);
  else if (page) send(response, page, types[extname(path)]);
  else response.writeHead(404).end();
}

createServer((request, response) => {
  try {
    if (request.headers['sec-fetch-dest'] === 'image') return send(response, PICTURE, 'image/svg+xml');
    respond(request.method ?? 'GET', new URL(request.url ?? '/', 'http://localhost'), response);
  } catch {
    response.writeHead(404).end();
  }
}).listen(Number(process.env.PORT));
