/** A publisher's sites, made by the command: nothing on them is the example newspaper's, all of it their own. */
import { type Language, languages } from '@portada/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandOf } from '../../src/commands/index.ts';
import { pageUrl } from '../../src/config/local-paths.ts';
import { exampleSites, useSites } from '../../src/config/sites.ts';
import { contents, newsletters, sections } from '../../src/db/schema/index.ts';
import { loadSites } from '../../src/db/sites.ts';
import { lastMail, PASSWORD } from '../support/accounts.ts';
import { startApp, startPublisher, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { attributeOf, read, textOf } from '../support/document.ts';
import { parseXml, textIn } from '../support/xml.ts';

/** The one in Catalan has no tagline. */
const made = {
  es: { name: 'El Faro', tagline: 'Luz para leer' },
  ca: { name: 'El Far', tagline: '' },
} as const;

const examples =
  /puerto|\bport\b|\bmuelle|\bmoll\b|marola|sierra|\bserra\b|\bcosta\b|huerta|\bhorta\b|siete|a les set\b|\.example\b|960 000 000|de muestra|de mostra|inventad|inventats/i;

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startPublisher();
  const run = (name: string, ...args: string[]) => commandOf(name).run(newsroom.app, args, () => undefined);
  for (const lang of languages) {
    const { name, tagline } = made[lang];
    await run('create-site', lang, '--name', name, ...(tagline ? ['--tagline', tagline] : []));
    await run('create-section', lang, '--name', 'Cultura');
  }
  await loadSites(newsroom.db);
  const publishedAt = new Date('2026-01-10T08:00:00Z');
  const article = { kind: 'article', slug: 'un-concert', title: 'Un concert', publishedAt } as const;
  for (const { id: sectionId, siteId } of await newsroom.db.select().from(sections)) {
    const lang = siteId === 1 ? 'es' : 'ca';
    await newsroom.db
      .insert(contents)
      .values({ ...article, siteId, sectionId, lang, updatedAt: publishedAt });
  }
});
afterAll(async () => {
  useSites(exampleSites);
  await newsroom.close();
});

const base = (lang: Language) => (lang === 'es' ? '' : '/ca');
const paths = [
  ...['/', '/cultura/', '/rss/', '/rss/cultura/', '/tiempo/', '/programacion/', '/programas/', '/agenda/'],
  ...[
    '/boletines/',
    '/contacto/',
    '/aviso-legal/',
    '/privacidad/',
    '/quienes-somos/',
    '/codigo-etico/',
    '/cookies/',
    '/accesibilidad/',
    '/acceso/familias/',
    '/acceso/',
  ],
  ...[
    '/registro/',
    '/videos/',
    '/audios/',
    '/recetas/',
    '/blogs/',
    '/podcasts/',
    '/autores/',
    '/directo/',
    '/hemeroteca/',
  ],
];

describe.each(languages)('in %s', (lang) => {
  test.each(paths)('%s has none of the example newspaper’s words', async (path) => {
    const { statusCode, body } = await newsroom.app.inject(pageUrl(base(lang), path));
    expect(statusCode).toBe(200);
    expect(body).toContain(made[lang].name);
    expect(body.match(examples)?.[0]).toBeUndefined();
  });

  test('neither a page that is not there nor the mail of a registration has any', async () => {
    const missing = await newsroom.app.inject(`${base(lang)}/no-es-aqui/`);
    expect(missing.statusCode).toBe(404);
    const email = `lectora-${lang}@lectores.test`;
    const answer = await openBrowser(newsroom.app).post(`${base(lang)}/api/front/user/register`, {
      ...{ nick: `lectora-${lang}`, email, password: PASSWORD, name: 'Pau', surname: 'Vidal' },
      ...{ birthdate: '1999-05-04', phone: '600123123', country: 'ES', province: 'Lleida', city: 'Lleida' },
      ...{
        address: 'Raval, 3',
        postalCode: '25001',
        newsletters: [],
        terms: true,
        recaptcha: '',
        origin: '',
      },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const mail = await lastMail(newsroom.db, email);
    expect(mail?.text).toContain(made[lang].name);
    expect((missing.body + mail?.subject + mail?.text + mail?.html).match(examples)?.[0]).toBeUndefined();
  });

  test('shows no form of newsletters where there are none', async () => {
    for (const path of ['/', '/cultura/', '/boletines/']) {
      const { document } = await read(newsroom.app, pageUrl(base(lang), path));
      const forms = 'portada-newsletter-form, portada-bulletin-toggle, .newsletter-box';
      expect(document.querySelectorAll(forms).length, path).toBe(0);
    }
    expect((await read(newsroom.app, pageUrl(base(lang), '/boletines/'))).html).toMatch(
      /ningún boletín|cap butlletí/,
    );
  });
});

test('the tagline stands in the title, the footer and the feed', async () => {
  const page = await read(newsroom.app, '/');
  expect(textOf(page, 'title')).toBe('El Faro. Luz para leer');
  expect(attributeOf(page, 'meta[property="og:title"]', 'content')).toBe('El Faro. Luz para leer');
  expect(attributeOf(page, 'meta[property="og:description"]', 'content')).toBe(
    'El Faro: noticias, reportajes y opinión.',
  );
  expect(textOf(page, '.footer__tagline')).toBe('Luz para leer');
  expect(await feedText('/rss/')).toBe('Luz para leer');
});

test('without one nothing stands in its place', async () => {
  const page = await read(newsroom.app, '/ca/');
  expect(textOf(page, 'title')).toBe('El Far');
  expect(page.document.querySelector('.footer__tagline, .footer__social')).toBeNull();
  expect(await feedText('/ca/rss/')).toBe('El Far: notícies, reportatges i opinió.');
});

test('the box comes with the first newsletter', async () => {
  await newsroom.db
    .insert(newsletters)
    .values({ id: 'matins', siteId: 2, name: 'Bon dia', description: '', frequency: '' });
  const page = await read(newsroom.app, '/ca/cultura/');
  expect(textOf(page, '.newsletter-box')).toContain('Bon dia. El més important, triat per la redacció.');
  expect(page.html.match(examples)?.[0]).toBeUndefined();
});

test('the example newspaper keeps its own', async () => {
  useSites(exampleSites);
  const example = await startApp();
  const page = await read(example.app, '/');
  expect(textOf(page, 'title')).toBe('Diario del Puerto. Desde el muelle, cada mañana');
  expect(attributeOf(page, 'meta[name=description]', 'content')).toMatch(/^Las noticias del puerto,/);
  expect(textOf(page, '.footer__tagline')).toBe('Desde el muelle, cada mañana');
  expect(textOf(page, '.footer__small')).toContain('Periódico de muestra');
  expect(textOf(page, '.footer__social')).toContain('Bluesky');
  expect(textOf(await read(example.app, '/ca/temps/'), '.page-title__intro')).toContain('a la serra');
  expect(textOf(await read(example.app, '/ca/contacte/'), '.contact__house')).toContain('Moll de la Duana');
  expect((await example.app.inject('/aviso-legal/')).body).toContain('son un periódico de muestra');
  await example.close();
});

async function feedText(url: string): Promise<string> {
  return textIn(parseXml((await newsroom.app.inject(url)).body), 'description');
}
