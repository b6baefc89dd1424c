/** The newsroom's own pages have addresses in the language of each site, and the old ones lead there. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { localPath, pageUrl, routePath } from '../../src/config/local-paths.ts';
import { exampleSites, siteIn, useSites } from '../../src/config/sites.ts';
import { sections } from '../../src/db/schema/content.ts';
import { loadSites } from '../../src/db/sites.ts';
import type { TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { attributeOf, read } from '../support/document.ts';
import { startHouse } from '../support/house.ts';

let house: TestApp;
beforeAll(async () => {
  house = await startHouse();
});
afterEach(() => useSites(exampleSites));
afterAll(() => house.close());

const [es, ca] = [siteIn('es'), siteIn('ca')];

/** Status and where it leads. */
async function answerAt(url: string, method: 'GET' | 'HEAD' = 'GET') {
  const { statusCode, headers } = await house.app.inject({ method, url });
  return [statusCode, headers.location];
}

describe('the names', () => {
  test.each([
    ['/boletines/', '/butlletins/'],
    ['/programas/fuego-lento/emisiones/', '/programes/fuego-lento/emisiones/'],
    ['/autores/?page=2', '/autors/?page=2'],
    ['/tiempo', '/temps'],
    ['/', '/'],
    ['/videos/', '/videos/'],
    ['/acceso/', '/acceso/'],
    ['/perfil/boletines/', '/perfil/boletines/'],
    ['/rss/recetas/', '/rss/recetas/'],
    ['/constructor/', '/constructor/'],
    ['//boletines/', '//boletines/'],
  ])('%s is %s in Catalan, and leads back', (route, local) => {
    expect(localPath(ca, route)).toBe(local);
    expect(routePath(ca, local)).toBe(route);
    expect(localPath(ca, local)).toBe(local);
    expect([localPath(es, route), routePath(es, local)]).toEqual([route, local]);
  });

  test('an encoded name is that name, and what cannot be read is none', () => {
    expect(routePath(ca, '/butlletin%73/a-bordo/')).toBe('/boletines/a-bordo/');
    expect(routePath(ca, '/butlletin%7/')).toBe('/butlletin%7/');
  });

  test('an address has the names of the site at its prefix', () => {
    expect([pageUrl('', '/tiempo/'), pageUrl('/es', '/tiempo/'), pageUrl('/ca', '/tiempo/')]).toEqual([
      '/tiempo/',
      '/es/tiempo/',
      '/ca/temps/',
    ]);
    useSites([ca, es]);
    expect([pageUrl('', '/tiempo/'), pageUrl('/es', '/tiempo/')]).toEqual(['/temps/', '/es/tiempo/']);
  });
});

describe('the old address', () => {
  test.each([
    ['/ca/tiempo/', '/ca/temps/'],
    ['/ca/programas/?letter=a&text=', '/ca/programes/?letter=a&text='],
    ['/ca/autores/anna-ferrer/2/?x=%C3%A0', '/ca/autors/anna-ferrer/2/?x=%C3%A0'],
    ['/ca/bolet%69nes/', '/ca/butlletins/'],
    ['/ca/recetas/3/', '/ca/receptes/3/'],
    ['/ca/programacion/12.ics', '/ca/programacio/12.ics'],
  ])('%s moved to %s for good, which leads nowhere else', async (old, moved) => {
    expect(await answerAt(old)).toEqual([301, moved]);
    expect(await answerAt(old, 'HEAD')).toEqual([301, moved]);
    const [status, next] = await answerAt(moved);
    expect([status, next]).toEqual([status === 404 ? 404 : 200, undefined]);
  });

  test('without its last slash is corrected first', async () => {
    expect(await answerAt('/ca/directo?x=1')).toEqual([301, '/ca/directo/?x=1']);
    expect(await answerAt('/ca/directe?x=1')).toEqual([301, '/ca/directe/?x=1']);
  });

  test('takes what is sent to it, as the new one does', async () => {
    const browser = openBrowser(house.app);
    for (const path of ['/ca/contacto/', '/ca/contacte/']) {
      const sent = await browser.form(path, { name: '', email: '', topic: '', message: '' });
      expect([path, sent.statusCode]).toEqual([path, 400]);
      expect(sent.body).toContain('action="/ca/contacte/"');
    }
  });
});

test('the Spanish site has its names alone', async () => {
  for (const base of ['', '/es']) {
    expect(await answerAt(`${base}/tiempo/`)).toEqual([200, undefined]);
    expect(await answerAt(`${base}/temps/`)).toEqual([404, undefined]);
    expect(await answerAt(`${base}/butlletins/a-bordo/`)).toEqual([404, undefined]);
  }
});

test('a site without a prefix has its own names, and the other below its prefix', async () => {
  useSites([ca, es]);
  expect(await answerAt('/tiempo/?x')).toEqual([301, '/temps/?x']);
  expect(await answerAt('/temps/')).toEqual([200, undefined]);
  expect(await answerAt('/es/tiempo/')).toEqual([200, undefined]);
  expect(await answerAt('/es/temps/')).toEqual([404, undefined]);
});

test('a page says where it is in each language', async () => {
  const origin = 'http://localhost:4100';
  for (const path of ['/tiempo/', '/ca/temps/']) {
    const page = await read(house.app, path);
    expect(attributeOf(page, 'link[rel="canonical"]', 'href')).toBe(origin + path);
    const links = [...page.document.querySelectorAll('link[hreflang]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `${origin}/tiempo/`,
      `${origin}/ca/temps/`,
    ]);
  }
});

test('a reader may be led to a page by its name in the language', () => {
  for (const path of ['/ca/temps/', '/ca/programes/fuego-lento/emisiones/', '/ca/butlletins/a-bordo/']) {
    expect([path, house.app.isPage(path)]).toEqual([path, true]);
  }
});

test('a publisher’s section keeps its address, and the page of that name the one of its route', async () => {
  const values = { siteId: 2, name: 'El temps', slug: 'temps', code: 'weather' };
  const [made] = await house.db.insert(sections).values(values).returning();
  await loadSites(house.db);
  const section = await read(house.app, '/ca/temps/');
  expect([section.status, section.document.querySelector('h1')?.textContent?.trim()]).toEqual([
    200,
    'El temps',
  ]);
  expect(await answerAt('/ca/tiempo/')).toEqual([200, undefined]);
  expect((await house.app.inject('/ca/')).body).toContain('"/ca/tiempo/"');
  expect(made?.slug).toBe('temps');
});
