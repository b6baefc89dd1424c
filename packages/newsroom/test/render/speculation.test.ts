/** What pages let a browser fetch before its reader asks for it. What it does with that is a journey. */
import { afterAll, expect, test } from 'vitest';
import { pageUrl } from '../../src/config/local-paths.ts';
import { addWalledSample } from '../paywall/sample.ts';
import { startApp } from '../support/app.ts';

const { app, db, close } = await startApp();
const { articles, urls } = await addWalledSample(db);
afterAll(close);

/** Whether the rules offer a link to that address; what they say of other properties of a link is left out. */
async function offers(base: string): Promise<(path: string) => boolean> {
  const file = `http://localhost${base}/speculation-rules.json`;
  const { prefetch, ...others } = (await app.inject(file)).json();
  expect(others).toEqual({});
  const [{ where, eagerness }] = prefetch;
  expect(eagerness).toBe('moderate');
  const [own, not] = where.and;
  const matches = (pattern: string, path: string) =>
    new URLPattern(pattern, file).test(`http://localhost${path}`);
  return (path) =>
    matches(own.href_matches, path) &&
    !not.not.href_matches.some((pattern: string) => matches(pattern, path));
}

test('every page names the rules of its site; one that only says that something failed names none', async () => {
  for (const base of ['', '/es', '/ca']) {
    const { headers } = await app.inject(`${base}/acceso/`);
    expect(headers['speculation-rules']).toBe(`"${base}/speculation-rules.json"`);
  }
  expect((await app.inject('/error/503/')).headers).not.toHaveProperty('speculation-rules');
  const { headers } = await app.inject('/ca/speculation-rules.json');
  expect(headers['content-type']).toMatch(/^application\/speculationrules\+json/);
  expect(headers['cache-control']).toMatch(/^public, max-age=3600/);
});

test('pages to read are offered, and are the same for everybody', async () => {
  const isOffered = await offers('/ca');
  const event = urls.ca.get('event') ?? '';
  const section = event.replace(/[^/]+\/$/, '');
  for (const path of ['/ca/', section, '/ca/programes/', '/ca/videos/', event]) {
    expect([path, isOffered(path)]).toEqual([path, true]);
    const { statusCode, headers } = await app.inject({ url: path, headers: { 'sec-purpose': 'prefetch' } });
    expect([path, statusCode]).toEqual([path, 200]);
    expect(headers['cache-control']).toMatch(/^public/);
    expect(headers).not.toHaveProperty('set-cookie');
  }
});

test.each(['', '/ca'])('what is a reader’s own, acts or is no page is not offered on %j/', async (base) => {
  const isOffered = await offers(base);
  const closed = [
    '/acceso/',
    '/acceso/nueva-contrasena/',
    '/registro/activar/',
    '/perfil/mi-cuenta/',
    '/logout/',
    '/buscar/faro/',
    '/boletines/baja/',
    '/contacto/enviado/',
    '/participa/enviado/',
    '/showroom/',
    '/agenda/4711.ics',
    '/puerto/el-faro-4711/?cookies=',
    '/programacion/?day=2026-05-01',
  ];
  expect(closed.filter((path) => isOffered(pageUrl(base, path)))).toEqual([]);
});

test('the pieces of a section with a meter are not offered, its list is', async () => {
  const isOffered = await offers('');
  expect(articles.filter(isOffered)).toEqual([]);
  expect(isOffered('/puerto/2/')).toBe(true);
});
