import { pageUrl } from '../src/config/local-paths.ts';
import { contentKinds } from '../src/db/schema/content.ts';
import { listedAs } from './support/pages.ts';
import { check } from './support/quality.ts';
import { test } from './support/test.ts';

/** The pages of the newsroom that have an address of their own. */
const pages = [
  '/',
  '/politica/',
  '/acceso/',
  '/boletines/',
  '/directo/',
  '/registro/',
  // The legal pages have one template.
  '/accesibilidad/',
  '/contacto/',
  '/contacto/enviado/',
  '/acceso/nueva-contrasena/?token=c2VjcmV0',
  '/registro/confirmacion/',
];

/** Forms that are much higher than their fallback. */
const kept = ['/boletines/', '/registro/'];

const lists = [
  '/autores/',
  '/buscar/?text=mar',
  '/hemeroteca/',
  '/agenda/',
  '/programas/',
  '/boletines/a-bordo/',
  '/videos/',
  '/audios/',
  '/recetas/',
  '/blogs/',
  '/galerias/',
  '/participa/',
  '/podcasts/',
];

/** Of the template of the videos, with other cards: their layout at another width is that of the others. */
const alike = ['/audios/', '/blogs/', '/galerias/', '/participa/'];

const catalan = [
  '/',
  '/registro/',
  '/contacto/',
  '/buscar/?text=mar',
  '/programas/',
  'video',
  'recipe',
  'event',
  'poll',
];

/** In Catalan one page of each layout: what else differs are words, which the stories show. */
const inCatalan = (path: string) => ({
  tag: catalan.includes(path) ? ['@ca'] : [],
});

for (const path of lists) {
  test(
    `[PAGE-03] [PAGE-07] ${path} is accessible, without layout shift until its list continues`,
    inCatalan(path),
    async ({ page, site }) => {
      test.slow();
      await check(page, pageUrl(site.base, path), {
        endless: true,
        ...(alike.includes(path) && { widths: [360] }),
      });
    },
  );
}

for (const path of pages) {
  test(
    `[PAGE-03] [PAGE-07] ${path} is accessible, without layout shift or page errors`,
    inCatalan(path),
    async ({ page, site }) => {
      test.slow();
      await check(page, pageUrl(site.base, path), { isKept: kept.includes(path) });
    },
  );
}

test('[PAGE-06] an article is accessible, without layout shift or page errors', { tag: '@ca' }, async ({
  page,
  site,
}) => {
  test.slow();
  await page.goto(`${site.base}/`);
  const address = await page.locator('main article a[href], main h2 a[href]').first().getAttribute('href');
  await check(page, address ?? '');
});

/** Articles have their own test, and newsletters their own pages. */
const kinds = contentKinds.filter((kind) => kind !== 'article' && kind !== 'newsletter');

for (const kind of kinds) {
  test(
    `[PAGE-06] a page of the kind ${kind} is accessible, without layout shift or page errors`,
    inCatalan(kind),
    async ({ page, request, site }) => {
      test.slow();
      await check(page, await listedAs(request, site, kind));
    },
  );
}

// Those of the other statuses have the same template.
test('[ERRP-01] the error page 404 is accessible, without layout shift or page errors', async ({
  page,
  site,
  pageErrors,
}) => {
  test.slow();
  pageErrors.expect(/Failed to load resource/);
  await check(page, `${site.base}/error/404/`);
});
