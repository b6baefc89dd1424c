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
  '/aviso-legal/',
  '/contacto/',
  '/contacto/enviado/',
  '/acceso/nueva-contrasena/?token=c2VjcmV0',
  '/registro/confirmacion/',
];

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
];

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
    `[PAGE-03] [PAGE-07] ${path} is accessible, and still until its list goes on`,
    inCatalan(path),
    async ({ page, site }) => {
      test.slow();
      await check(page, `${site.base}${path}`, { endless: true });
    },
  );
}

for (const path of pages) {
  test(
    `[PAGE-03] [PAGE-07] ${path} is accessible, still and without violations`,
    inCatalan(path),
    async ({ page, site }) => {
      test.slow();
      await check(page, `${site.base}${path}`);
    },
  );
}

test('[PAGE-06] an article is accessible, still and without violations', { tag: '@ca' }, async ({
  page,
  site,
}) => {
  test.slow();
  await page.goto(`${site.base}/`);
  const address = await page.locator('main article a[href], main h2 a[href]').first().getAttribute('href');
  await check(page, address ?? '');
});

const kinds = [
  'video',
  'audio',
  'gallery',
  'live',
  'recipe',
  'event',
  'blog',
  'poll',
  'interview',
  'contribution',
];

for (const kind of kinds) {
  test(
    `[PAGE-06] a page of the kind ${kind} is accessible, still and without violations`,
    inCatalan(kind),
    async ({ page, request, site }) => {
      test.slow();
      await check(page, await listedAs(request, site, kind));
    },
  );
}

for (const status of [401, 403, 404, 410, 500]) {
  test(`[ERRP-01] the error page ${status} is accessible, still and without violations`, async ({
    page,
    site,
    complaints,
  }) => {
    test.slow();
    complaints.expect(/Failed to load resource/);
    // One template for all.
    await check(page, `${site.base}/error/${status}/`, status === 404 ? {} : { widths: [360] });
  });
}
