/** What a publisher's site says of itself, and where its readers' messages go. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageUrl } from '../../src/config/local-paths.ts';
import { topicsOf } from '../../src/contact/contact.ts';
import { contactTextOf } from '../../src/contact/publisher.ts';
import { addContents, lastMail } from '../support/accounts.ts';
import { startPublisher, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { read } from '../support/document.ts';

const CONTACT = 'hola@elfaro.test';
const PROFILE = { name: 'Faros & boyas', url: 'https://social.test/@elfaro?a=1&b=2' };

let newsroom: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  newsroom = await startPublisher({ contactEmail: CONTACT, profiles: { es: [PROFILE], ca: [] } });
  ({ app } = newsroom);
  await addContents(newsroom.db);
});
afterAll(() => newsroom.close());

const paths = ['/contacto/', '/aviso-legal/', '/privacidad/', '/accesibilidad/', '/acceso/familias/', '/'];
const inventions = /\.example\b|Marola|960 000 000|de muestra|de mostra|inventad/;

test.each(paths.flatMap((path) => [path, pageUrl('/ca', path)]))(
  '%s has nothing of the example newspaper’s',
  async (path) => {
    const page = await app.inject(path);
    expect(page.body).toContain('</main>');
    expect(page.body.match(inventions)?.[0]).toBeUndefined();
  },
);

test.each([
  '/contacto/',
  '/aviso-legal/',
  '/codigo-etico/',
  '/ca/qui-som/',
  '/ca/contacte/',
  '/ca/aviso-legal/',
  '/ca/accessibilitat/',
])('%s names its address', async (path) => {
  expect((await app.inject(path)).body).toContain(CONTACT);
});

test('every topic goes there, under its own name', async () => {
  for (const { value, name } of topicsOf('es')) {
    const message = { name: 'Ana', email: 'ana@lectores.test', topic: value, message: name, terms: true };
    const answer = await openBrowser(app).post('/api/front/contact', message);
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await lastMail(newsroom.db, CONTACT))?.subject).toContain(name);
  }
});

test('the description has the name of the site', () => {
  const site = { lang: 'ca', name: 'El Far' } as const;
  expect(contactTextOf(app, site).description).toContain('El Far');
});

test('the footer of each site links to its own profiles', async () => {
  const links = async (path: string) => {
    const { document } = await read(app, path);
    return [...document.querySelectorAll('.footer__social a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('rel'),
    ]);
  };
  expect(await links('/contacto/')).toEqual([[PROFILE.name, PROFILE.url, 'me']]);
  expect(await links('/ca/contacte/')).toEqual([]);
});
