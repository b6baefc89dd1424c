/** The kind-specific parts of content pages, and invalid paths. */

import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { pageUrl } from '../../src/config/local-paths.ts';
import { contents } from '../../src/db/schema/content.ts';
import { startApp } from '../support/app.ts';
import { attributeOf, read, textOf } from '../support/document.ts';
import { addSample } from '../support/sample.ts';

const { app, db, close } = await startApp();
const { urls } = await addSample(db);
afterAll(close);

const page = (key: string, lang: 'es' | 'ca' = 'es') => read(app, urls[lang].get(key) ?? '/none/');

test('[CARD-09] a recipe shows its time in hours and minutes, its ingredients and its steps in order', async () => {
  const recipe = await page('recipe');
  expect(textOf(recipe, '.recipe .facts')).toContain('1 h 15 min');
  expect(recipe.document.querySelectorAll('.recipe__ingredients li')).toHaveLength(2);
  expect(textOf(recipe, '.recipe__steps li')).toBe('Sofría el pimiento.');
});

test('an event shows its date and place', async () => {
  const event = await page('event', 'ca');
  expect(textOf(event, '.event')).toContain('Del 20 nov 2026 al 29 nov 2026');
  expect(textOf(event, '.event')).toContain('Teatro del Puerto');
});

test('an interview shows its questions with their answers', async () => {
  expect(textOf(await page('interview'), '.interview__turn')).toBe('Marina ¿Habrá obras? En otoño.');
});

test('a gallery shows every picture with its caption and credit, or its description', async () => {
  const gallery = await page('gallery', 'ca');
  const lines = [...gallery.document.querySelectorAll('.gallery figcaption')].map(({ textContent }) =>
    textContent.replace(/\s+/g, ' ').trim(),
  );
  expect(lines).toEqual(['El moll sud, abans de les obres. Foto: Nuria Vidal', 'Retrat']);
  const photos = JSON.parse(attributeOf(gallery, 'portada-photo-gallery', 'images') ?? '');
  expect(photos[0]).toMatchObject({ caption: 'El moll sud, abans de les obres.', credit: 'Nuria Vidal' });
});

test('an article’s picture has its caption and credit, also in the JSON-LD', async () => {
  const article = await page('article');
  expect(textOf(article, 'figure.hero > figcaption')).toBe('El muelle sur, antes de las obras. Nuria Vidal');
  const { associatedMedia } = JSON.parse(textOf(article, 'script[type="application/ld+json"]'));
  expect(associatedMedia).toEqual([
    {
      '@type': 'ImageObject',
      contentUrl: 'http://localhost:4100/imagenes/muelle/16-9/1200.jpg',
      caption: 'El muelle sur, antes de las obras.',
      creditText: 'Nuria Vidal',
    },
  ]);
});

test('[MEDIA-01] [MEDIA-02] a video’s page plays without script, and has the widget’s data', async () => {
  const video = await page('video');
  expect(attributeOf(video, 'portada-video-player video', 'preload')).toBe('none');
  expect(attributeOf(video, 'portada-video-player video', 'poster')).toBe('/imagenes/muelle/16-9/1200.webp');
  expect(attributeOf(video, 'link[rel="preload"][as="image"]', 'href')).toBe(
    '/imagenes/muelle/16-9/1200.webp',
  );
  expect(attributeOf(video, 'portada-video-player source', 'src')).toBe('/media/video.m3u8');
  const given = JSON.parse(attributeOf(video, 'portada-video-player', 'video') ?? '');
  expect(given).toMatchObject({ hlsSource: '/media/video.m3u8', aspectRatio: '16-9', duration: 204 });
  expect(video.document.querySelector('.hero')).toBe(null);
});

test('[MEDIA-04] an audio’s page plays without script, under its picture', async () => {
  const audio = await page('audio', 'ca');
  expect(attributeOf(audio, 'portada-audio-player audio', 'src')).toBe('/media/audio.mp3');
  expect(attributeOf(audio, 'portada-audio-player audio', 'preload')).toBe('none');
  expect(JSON.parse(attributeOf(audio, 'portada-audio-player', 'audio') ?? '')).toMatchObject({
    src: '/media/audio.mp3',
  });
  expect(audio.document.querySelector('.hero img')).not.toBe(null);
});

test('[MEDIA-05] a live page plays the stream, and links the other streams', async () => {
  const live = await page('live');
  expect(attributeOf(live, 'portada-video-player source', 'src')).toBe('/media/live.m3u8');
  expect(attributeOf(live, 'portada-audio-player audio', 'src')).toBe('/media/live-audio.m3u8');
  // In its head, and in no box of its own.
  expect(textOf(live, '.article__kicker')).toBe('Puerto En directo');
  expect(live.document.querySelector('.status')).toBe(null);
});

test('[MEDIA-06] JSON-LD of a video, an audio and a live stream', async () => {
  const read = async (kind: string) =>
    JSON.parse(textOf(await page(kind), 'script[type="application/ld+json"]'));
  const common = { inLanguage: 'es', uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) };
  const thumbnailUrl = ['http://localhost:4100/imagenes/muelle/16-9/1200.jpg'];
  const { video } = await read('video');
  expect(video).toMatchObject({ ...common, '@type': 'VideoObject', duration: 'PT3M24S', thumbnailUrl });
  expect(video.contentUrl).toBe('http://localhost:4100/media/video.m3u8');
  expect([video.name.length > 0, video.description.length > 0]).toEqual([true, true]);
  const { audio } = await read('audio');
  expect(audio).toMatchObject({ ...common, '@type': 'AudioObject' });
  expect(audio.contentUrl).toBe('http://localhost:4100/media/audio.mp3');
  const live = await read('live');
  for (const media of [live.video, live.audio]) {
    expect(media.publication).toMatchObject({ '@type': 'BroadcastEvent', isLiveBroadcast: true });
    expect(media).not.toHaveProperty('duration');
  }
  expect(await read('article')).not.toHaveProperty('video');
});

test('[PAGE-06] JSON-LD has the type of each kind, and the breadcrumb', async () => {
  const dataOf = async (kind: string, lang: 'es' | 'ca' = 'es') => {
    const { document } = await page(kind, lang);
    return [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
      JSON.parse(textContent),
    );
  };
  const [recipe] = await dataOf('recipe');
  expect(recipe).toMatchObject({
    '@type': 'Recipe',
    totalTime: expect.stringMatching(/^PT\d+M$/),
    recipeIngredient: expect.arrayContaining([expect.any(String)]),
    author: expect.anything(),
    datePublished: expect.any(String),
  });
  expect(recipe.recipeInstructions[0]).toMatchObject({ '@type': 'HowToStep', text: expect.any(String) });
  const [event] = await dataOf('event', 'ca');
  expect(event).toMatchObject({
    '@type': 'Event',
    inLanguage: 'ca',
    startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    location: { '@type': 'Place', name: expect.any(String) },
  });
  expect(event.endDate >= event.startDate).toBe(true);
  expect((await dataOf('blog'))[0]).toMatchObject({ '@type': 'BlogPosting' });
  const [article, way] = await dataOf('article');
  expect(article).toMatchObject({ '@type': 'NewsArticle', headline: 'Título article' });
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'http://localhost:4100/' },
      { position: 2, item: expect.stringMatching(/^http:\/\/localhost:4100\/[a-z]+\/$/) },
      { position: 3, name: 'Título article' },
    ],
  });
});

test('[PAGE-06] a content leads to the list of its kind, over its title and in a breadcrumb of its own', async () => {
  for (const [lang, base] of [
    ['es', ''],
    ['ca', '/ca'],
  ] as const) {
    for (const [kind, slug] of Object.entries({
      poll: 'encuestas',
      interview: 'entrevistas',
      contribution: 'participa',
      gallery: 'galerias',
      audio: 'audios',
    })) {
      const { document } = await page(kind, lang);
      const links = [...document.querySelectorAll('.article__kicker a')];
      expect(links.map((link) => link.getAttribute('href')).slice(1)).toEqual([pageUrl(base, `/${slug}/`)]);
      const way = [...document.querySelectorAll('script[type="application/ld+json"]')].at(-1);
      const steps: { item: string }[] = JSON.parse(way?.textContent ?? '').itemListElement;
      expect(steps[1]?.item).toBe(`http://localhost:4100${pageUrl(base, `/${slug}/`)}`);
    }
  }
  expect((await page('article')).document.querySelectorAll('.article__kicker a')).toHaveLength(1);
});

test('the name of a blog stands once over its post, also where the post says it itself', async () => {
  const where = and(eq(contents.kind, 'blog'), eq(contents.siteId, 1));
  await db.update(contents).set({ blog: 'Bitácora', kicker: 'Bitácora' }).where(where);
  expect(textOf(await page('blog'), '.article__kicker')).toBe('Puerto Blog Bitácora');
});

test('HTML written by the newsroom is rendered, a summary is escaped', async () => {
  const article = await page('article');
  expect(textOf(article, '.prose h2')).toBe('Ladillo');
  expect(textOf(article, '.article__summary')).toBe('Una entradilla breve.');
});

test('[ERRP-01] withdrawn contents respond with 410, unknown ones with 404, each with its page', async () => {
  const withdrawn = await page('retirado');
  expect([withdrawn.status, textOf(withdrawn, 'h1')]).toEqual([410, 'Este contenido se ha retirado']);
  for (const url of [
    urls.es.get('futuro') ?? '',
    '/nada/',
    '/puerto/nada-999/',
    '/puerto/nada/',
    '/autores/nadie/',
    '/autores/%00/',
  ]) {
    const missing = await read(app, url);
    expect([url, missing.status, textOf(missing, 'h1')]).toEqual([url, 404, 'Aquí no hay nada']);
  }
  expect((await read(app, '/puerto/x-99999999999999/')).status).toBe(404);
});

test.each([401, 403, 404, 410, 500])(
  '[ERRP-01] the error page %i can be looked at while developing',
  async (status) => {
    const error = await read(app, `/ca/error/${status}/`);
    expect(error.status).toBe(status);
    expect(error.document.title).toContain('Diari del Port');
    expect(attributeOf(error, 'meta[name="robots"]', 'content')).toBe('noindex');
  },
);

test('[ERRP-02] the 404 page links to the home page', async () => {
  expect(attributeOf(await read(app, '/ca/nada/'), '.error-page .button', 'href')).toBe('/ca/');
});

test('an old slug redirects to the current one', async () => {
  const url = urls.ca.get('article') ?? '';
  const answer = await app.inject(url.replace('un-article', 'otro-nombre'));
  expect([answer.statusCode, answer.headers.location]).toEqual([301, url]);
});

test('a content of one site is not found on the other', async () => {
  expect((await read(app, `/ca${urls.es.get('article')}`)).status).toBe(404);
});
