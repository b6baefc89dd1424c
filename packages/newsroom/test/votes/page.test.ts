/** Polls and ratings on their pages: the widgets' data and fallbacks. */
import { poll } from '@portada/contract';
import { eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { pollOptions, polls } from '../../src/db/schema/community.ts';
import { contents } from '../../src/db/schema/content.ts';
import { startApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { attributeOf, read, textOf } from '../support/document.ts';
import { addSample, HOSTILE } from '../support/sample.ts';

const { app, db, close } = await startApp();
const { urls } = await addSample(db);
afterAll(close);

const DAY_MS = 86_400_000;
const page = (key: string, lang: 'es' | 'ca' = 'es') => read(app, urls[lang].get(key) ?? '/none/');
const idOf = (key: string, lang: 'es' | 'ca' = 'es') =>
  Number(/-(\d+)\/$/.exec(urls[lang].get(key) ?? '')?.[1]);
const setPoll = (fields: Partial<typeof polls.$inferInsert>, lang: 'es' | 'ca' = 'es') =>
  db
    .update(polls)
    .set(fields)
    .where(eq(polls.contentId, idOf('poll', lang)));
const day = (days: number) => new Date(Date.now() + days * DAY_MS);

test('[POLL-01] an open poll shows its options without their votes', async () => {
  await setPoll({ closesAt: new Date('2099-12-12T12:00:00Z') });
  const answer = await page('poll');
  expect(textOf(answer, '.portada-fallback-poll-state')).toBe(
    'Encuesta abierta · 4 votos · hasta el 12 dic 2099',
  );
  expect(textOf(answer, '.portada-fallback-poll-options')).toBe('Sí No');
  expect(textOf(answer, '.portada-fallback-poll-foot')).toBe('Elige una opción.');
  const given = parse(poll, JSON.parse(attributeOf(answer, 'portada-poll', 'poll') ?? ''));
  expect(given).toMatchObject({ question: '¿Más tranvía?', totalVotes: 4, closed: false, multiple: false });
  expect(given.options.map(({ votes }) => votes)).toEqual([0, 0]);
});

test('[POLL-01] a closed one shows its results, each with a labelled meter', async () => {
  await setPoll({ closesAt: day(-1) }, 'ca');
  const answer = await page('poll', 'ca');
  expect(textOf(answer, '.portada-fallback-poll-state')).toBe('Enquesta tancada · 4 vots');
  expect(textOf(answer, '.portada-fallback-poll-option')).toMatch(/^Sí 3 vots 75 %/);
  const meters = [...answer.document.querySelectorAll('.poll meter')];
  expect(meters.map((meter) => meter.getAttribute('value'))).toEqual(['75', '25']);
  for (const meter of meters) {
    expect(answer.document.querySelector(`label[for="${meter.id}"]`)?.textContent).toBeTruthy();
  }
  expect(answer.document.querySelector('.portada-fallback-poll-foot')).toBeNull();
});

test('[POLL-01] a multiple choice shows its maximum, and a future one when it opens', async () => {
  await setPoll({ maxChoices: 2, voters: 1, closesAt: null });
  const several = await page('poll');
  expect(textOf(several, '.portada-fallback-poll-state')).toBe('Encuesta abierta · 1 participante');
  expect(textOf(several, '.portada-fallback-poll-foot')).toBe('Elige hasta 2 opciones.');
  await setPoll({ opensAt: new Date('2099-01-05T12:00:00Z') });
  const coming = await page('poll');
  expect(textOf(coming, '.portada-fallback-poll-state')).toBe('Se abre el 05 ene 2099');
  expect(coming.document.querySelector('.portada-fallback-poll-foot')).toBeNull();
  await setPoll({ opensAt: null, maxChoices: 1, voters: 4 });
});

test('[POLL-01] an article may have one too', async () => {
  await db.insert(polls).values({ contentId: idOf('article'), question: '¿Y aquí?' });
  expect(textOf(await page('article'), '.portada-fallback-poll-question')).toBe('¿Y aquí?');
  expect(textOf(await page('blog'), '.poll')).toBe('');
});

test('escapes a hostile question in text and attribute', async () => {
  const [row] = await db
    .insert(polls)
    .values({ contentId: idOf('blog'), question: HOSTILE })
    .returning();
  await db.insert(pollOptions).values({ pollId: row?.id ?? 0, text: HOSTILE });
  const answer = await page('blog');
  expect(textOf(answer, '.portada-fallback-poll-question')).toBe(HOSTILE);
  expect(JSON.parse(attributeOf(answer, 'portada-poll', 'poll') ?? '').question).toBe(HOSTILE);
  expect(answer.document.querySelector('.poll script, .poll img')).toBeNull();
});

test('[RATE-01] a recipe without votes can be rated, and JSON-LD has no rating', async () => {
  const recipe = await page('recipe');
  expect(attributeOf(recipe, 'portada-recipe-rating', 'content-id')).toBe(String(idOf('recipe')));
  expect(attributeOf(recipe, 'portada-recipe-rating', 'votes')).toBe('0');
  expect(attributeOf(recipe, 'portada-recipe-rating', 'value')).toBeNull();
  expect(textOf(recipe, '.portada-fallback-rating-mean')).toBe('Todavía no tiene valoraciones.');
  expect(recipe.document.querySelectorAll('.portada-fallback-rating-star')).toHaveLength(5);
  expect(recipe.document.querySelector('.portada-fallback-icon--filled')).toBeNull();
  expect(textOf(recipe, 'script[type="application/ld+json"]')).not.toContain('aggregateRating');
});

test('[RATE-01] the page, the card and JSON-LD have the mean that the call returns', async () => {
  const id = idOf('recipe', 'ca');
  await db.update(contents).set({ ratingValue: 4.6, ratingVotes: 182 }).where(eq(contents.id, id));
  const answer = await openBrowser(app).post(`/ca/api/front/recipe/${id}/rating`, { value: 1 });
  const { ratingValue, ratingNumVotes } = answer.json();
  expect([ratingValue, ratingNumVotes]).toEqual([4.58, 183]);
  const recipe = await page('recipe', 'ca');
  expect(attributeOf(recipe, 'portada-recipe-rating', 'value')).toBe('4.58');
  expect(textOf(recipe, '.portada-fallback-rating-mean')).toBe('4,6 de 5 · 183 vots');
  const lights = [...recipe.document.querySelectorAll('.portada-fallback-icon--filled')];
  const halves = lights.map(({ classList }) => classList.contains('portada-fallback-rating-half'));
  expect(halves).toEqual([false, false, false, false, true]);
  const data = JSON.parse(textOf(recipe, 'script[type="application/ld+json"]'));
  expect(data.aggregateRating).toMatchObject({ ratingValue, ratingCount: ratingNumVotes, bestRating: 5 });
});
