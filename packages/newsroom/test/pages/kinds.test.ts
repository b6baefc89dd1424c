/** What each kind of content shows of its own, and the addresses that lead nowhere. */
import { afterAll, expect, test } from 'vitest';
import { startApp } from '../support/app.ts';
import { attributeOf, read, textOf } from './document.ts';
import { addSample } from './sample.ts';

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

test('an event says when and where', async () => {
  const event = await page('event', 'ca');
  expect(textOf(event, '.event')).toContain('20 nov 2026 – 29 nov 2026');
  expect(textOf(event, '.event')).toContain('Teatro del Puerto');
});

test('an open poll shows its options and keeps their votes to itself', async () => {
  const poll = await page('poll');
  expect(textOf(poll, '.poll')).toContain('Encuesta abierta · 4 votos');
  expect(textOf(poll, '.poll__options')).toBe('Sí No');
});

test('an interview shows its questions with their answers', async () => {
  expect(textOf(await page('interview'), '.interview__turn')).toBe('Marina ¿Habrá obras? En otoño.');
});

test('a gallery shows every picture with its description', async () => {
  const { document } = await page('gallery');
  expect(document.querySelectorAll('.gallery figure')).toHaveLength(2);
});

test('a video says so, and how long it is', async () => {
  expect(textOf(await page('video'), '.hero .badge')).toBe('Vídeo · 3:24');
});

test('what the newsroom wrote as markup is markup, and a summary is words', async () => {
  const article = await page('article');
  expect(textOf(article, '.prose h2')).toBe('Ladillo');
  expect(textOf(article, '.article__summary')).toBe('Una entradilla breve.');
});

test('[ERRP-01] what is withdrawn answers 410, what is not there 404, each with its page', async () => {
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

test('[ERRP-02] the 404 page leads back home', async () => {
  expect(attributeOf(await read(app, '/ca/nada/'), '.error-page .button', 'href')).toBe('/ca/');
});

test('an address with an old slug leads to the present one', async () => {
  const url = urls.ca.get('article') ?? '';
  const answer = await app.inject(url.replace('un-article', 'otro-nombre'));
  expect([answer.statusCode, answer.headers.location]).toEqual([301, url]);
});

test('a content of one site is not on the other', async () => {
  expect((await read(app, `/ca${urls.es.get('article')}`)).status).toBe(404);
});
