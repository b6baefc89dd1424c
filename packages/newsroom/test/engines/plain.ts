/** A page of a publisher who has nothing of the newsroom's: `dist/`, a page block, and a back end's answers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { reader } from '@portada/contract/fixtures';
import { answers } from '../../../../widgets/test/server.ts';
import { portadaVersion } from '../../src/http/version.ts';
import { reporter } from './front.ts';

const PREFIX = '/plain';

/** The page for somebody who is not logged in, and for the reader of the fixtures. */
export const plainPage = { anonymous: `${PREFIX}/`, reader: `${PREFIX}/?reader` };

const COOKIE = 'portada_user';

const pageOf = (origin: string) => {
  const block = {
    contentId: '4711',
    site: 'diario',
    siteUrl: origin,
    apiUrl: origin + PREFIX,
    sessionCookie: COOKIE,
    serviceWorker: false,
    webFeatures: { users: true, comments: true, paywall: true, advertising: true },
  };
  const folder = `/portada/${portadaVersion}`;
  return `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <title>Una página cualquiera</title>
    <link rel="icon" href="data:,">
    ${reporter()}
    <link rel="stylesheet" href="${folder}/portada.css">
    <script type="application/json" id="portada-page">${JSON.stringify(block)}</script>
    <script type="module" src="${folder}/portada.js"></script>
  </head>
  <body><section></section><section></section></body>
</html>`;
};

/** Answers what is below `/plain/`. */
export function answerPlain({ url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
  if (!url.startsWith(`${PREFIX}/`)) return false;
  const origin = `http://${headers.host}`;
  const { pathname } = new URL(url, origin);
  if (pathname === plainPage.anonymous) {
    const session = url === plainPage.reader ? `${COOKIE}=${reader.id}` : `${COOKIE}=; max-age=0`;
    response.setHeader('Set-Cookie', `${session}; path=/`);
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(pageOf(origin));
    return true;
  }
  const path = pathname.slice(PREFIX.length);
  const body = path === '/api/front/user/profile' ? { response: reader } : answers[path];
  response.statusCode = body ? 200 : 404;
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(body ?? { httpCode: 404, message: 'Not found' }));
  return true;
}
