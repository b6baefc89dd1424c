import { fileURLToPath } from 'node:url';
import {
  alerts,
  authors,
  channels,
  comments,
  contentAuthors,
  contentKinds,
  contents,
  eventOccurrences,
  newsletters,
  pictures,
  pollOptions,
  polls,
  scheduleEntries,
  sections,
  shows,
  streams,
  weatherForecasts,
} from '@portada/newsroom/schema';
import type { TestApp } from '@portada/newsroom/test/support/app.ts';
import { openDatabase } from '@portada/newsroom/test/support/database.ts';
import { attributeOf, read, textOf } from '@portada/newsroom/test/support/document.ts';
import { SEEDING_MS, startSeededApp } from '@portada/newsroom/test/support/seeded.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findContent } from '../../newsroom/src/content/content-page.ts';
import type { Edition } from '../../newsroom/src/content/edition.ts';
import { phaseOf } from '../../newsroom/src/content/polls.ts';
import { seed } from '../src/seed/index.ts';

const DAY_MS = 86_400_000;
const spanish: Edition = { id: '1', alias: 'es', lang: 'es', base: '', url: 'https://diario.example' };

let started: TestApp;
/** All contents, which no test changes. */
let all: readonly (typeof contents.$inferSelect)[];
beforeAll(async () => {
  started = await startSeededApp();
  all = await started.db.select().from(contents);
}, SEEDING_MS);
afterAll(() => started.close());

test('[PAGE-06] every kind of content exists in both languages', async () => {
  expect(all.length).toBeGreaterThanOrEqual(400);
  for (const lang of ['es', 'ca'] as const) {
    const kinds = new Set(all.filter((content) => content.lang === lang).map((content) => content.kind));
    expect([...kinds].sort()).toEqual([...contentKinds].sort());
  }
});

test('there are realistic numbers of authors, shows, broadcasts and streams', async () => {
  const { db } = started;
  expect(await db.$count(authors)).toBe(39);
  expect(await db.$count(shows, eq(shows.siteId, 1))).toBe(30);
  expect(await db.$count(streams, eq(streams.siteId, 1))).toBe(6);
  expect(await db.$count(newsletters, eq(newsletters.siteId, 2))).toBe(6);
  expect(await db.$count(alerts, eq(alerts.siteId, 2))).toBe(2);
  expect(await db.$count(channels, eq(channels.medium, 'tv'))).toBe(2);
  expect(await db.$count(channels, eq(channels.medium, 'radio'))).toBe(2);
  expect(await db.$count(comments)).toBeGreaterThan(200);
  expect(await db.$count(pollOptions)).toBeGreaterThan(20);
  expect(await db.$count(weatherForecasts)).toBeGreaterThan(50);
});

test('[POLL-01] each site has open, closed and future polls, with single and multiple choice', async () => {
  const now = new Date();
  for (const siteId of [1, 2]) {
    const rows = await started.db
      .select({ poll: polls })
      .from(polls)
      .innerJoin(contents, eq(contents.id, polls.contentId))
      .where(eq(contents.siteId, siteId));
    const list = rows.map(({ poll }) => poll);
    expect(new Set(list.map((poll) => phaseOf(poll, now)))).toEqual(new Set(['open', 'closed', 'coming']));
    expect(new Set(list.map(({ maxChoices }) => maxChoices))).toEqual(new Set([1, 3]));
    for (const { voters, opensAt } of list) expect(voters > 0).toBe(opensAt === null);
  }
});

test('contents were published within three years, some today, none in the future', async () => {
  const now = Date.now();
  const times = all.map((content) => content.publishedAt.getTime());
  expect(Math.max(...times)).toBeLessThanOrEqual(now);
  expect(Math.max(...times)).toBeGreaterThan(now - DAY_MS);
  expect(Math.min(...times)).toBeGreaterThan(now - 3 * 366 * DAY_MS);
  expect(Math.min(...times)).toBeLessThan(now - 2.5 * 365 * DAY_MS);
});

test('URLs, titles and bodies are unique on a site', async () => {
  for (const siteId of [1, 2]) {
    const own = all.filter((content) => content.siteId === siteId);
    const slugs = own.map((content) => `${content.sectionId}/${content.slug}`);
    expect(new Set(slugs).size).toBe(own.length);
    expect(own.every((content) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(content.slug))).toBe(true);
    expect(new Set(own.map((content) => content.title)).size).toBe(own.length);
    // A recipe says all it has to say in its steps.
    const bodies = own.filter((content) => content.kind !== 'recipe').map((content) => content.body);
    expect(new Set(bodies).size).toBe(bodies.length);
  }
});

test('news have four to eight paragraphs and a summary, without filler text', async () => {
  for (const content of all) {
    const paragraphs = content.body.match(/<p>/g)?.length ?? 0;
    expect(content.body).not.toMatch(/lorem ipsum|undefined|\bnull\b|\{|TODO/);
    expect(content.summary).not.toBe('');
    if (content.kind === 'article')
      expect([content.title, paragraphs >= 4 && paragraphs <= 8]).toEqual([content.title, true]);
    else expect(paragraphs).toBeGreaterThanOrEqual(content.kind === 'recipe' ? 0 : 1);
  }
});

test('the texts are in the language of their site', async () => {
  const words = (lang: 'es' | 'ca', text: string) =>
    (lang === 'es' ? / (los|las|el|una|con) / : / (els|les|amb|una|dels) /).test(text);
  const news = all.filter((content) => content.kind === 'article');
  for (const { lang, body } of news) expect(words(lang, body)).toBe(true);
  const catalan = news.filter((content) => content.lang === 'ca').map((content) => content.body);
  for (const body of catalan) expect(body).not.toMatch(/ (los|las|pero|muy|también) /);
});

test('links in bodies lead to existing contents', async () => {
  const links = all.flatMap(({ body, lang }) =>
    [...body.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => ({ href, lang })),
  );
  expect(links.length).toBeGreaterThan(100);
  for (const { href, lang } of links) {
    const [, prefix = '', slug, id] = /^(\/ca)?\/[a-z-]+\/([a-z0-9-]+)-(\d+)\/$/.exec(href) ?? [];
    expect(prefix).toBe(lang === 'ca' ? '/ca' : '');
    expect(all.find((content) => content.id === Number(id))?.slug).toBe(slug);
  }
});

test('[COMM-04] each site has a section with pre-moderated comments, some of them pending', async () => {
  for (const siteId of [1, 2]) {
    const moderated = all.filter((one) => one.siteId === siteId && one.commentsModerated);
    expect(moderated.length).toBeGreaterThan(5);
    expect(new Set(moderated.map(({ sectionId }) => sectionId)).size).toBe(1);
    const waiting = await started.db.select().from(comments).where(eq(comments.status, 'waiting'));
    const ids = new Set(moderated.map(({ id }) => id));
    expect(waiting.some(({ contentId }) => ids.has(contentId))).toBe(true);
  }
});

test('comment counts are those of the published comments', async () => {
  const published = await started.db.select().from(comments).where(eq(comments.status, 'published'));
  for (const { id, numComments } of all) {
    expect(numComments).toBe(published.filter((comment) => comment.contentId === id).length);
  }
});

test.each([
  ['es', '', '1204 comentarios'],
  ['ca', '/ca', '1.204 comentaris'],
] as const)(
  '[CARD-07] the most discussed article shows its 1,204 comments in %s',
  async (lang, base, count) => {
    const [found] = await started.db
      .select({ id: contents.id, slug: contents.slug, section: sections.slug })
      .from(contents)
      .innerJoin(sections, eq(sections.id, contents.sectionId))
      .where(and(eq(contents.lang, lang), eq(contents.numComments, 1_204)));
    const article = await read(started.app, `${base}/${found?.section}/${found?.slug}-${found?.id}/`);
    expect(textOf(article, '.portada-fallback-comments-count')).toBe(count);
  },
);

test('[COMM-01] replies are one level deep and later than their comment', async () => {
  const written = await started.db.select().from(comments).orderBy(comments.id);
  const byId = new Map(written.map((comment) => [comment.id, comment]));
  const replies = written.filter(({ parentId }) => parentId !== null);
  expect(replies.length).toBeGreaterThan(50);
  for (const { contentId, parentId, createdAt } of replies) {
    const parent = byId.get(parentId ?? 0);
    expect(parent).toMatchObject({ contentId, parentId: null });
    expect(parent?.createdAt.getTime()).toBeLessThanOrEqual(createdAt.getTime());
  }
  for (const [nth, { contentId, createdAt }] of written.slice(1).entries()) {
    const before = written[nth];
    if (before?.contentId === contentId)
      expect(before.createdAt.getTime()).toBeLessThanOrEqual(createdAt.getTime());
  }
});

test('every article has an author, an agency or the newsroom', async () => {
  const signed = new Set((await started.db.select().from(contentAuthors)).map((byline) => byline.contentId));
  const unsigned = all.filter(({ id, kind, signature }) => kind !== 'live' && !signed.has(id) && !signature);
  expect(unsigned.map((content) => content.title)).toEqual([]);
});

test('what no author signs is signed in the language of its site', async () => {
  const signatures = { es: ['Agencias', 'Redacción'], ca: ['Agències', 'Redacció'] };
  for (const lang of ['es', 'ca'] as const) {
    const signed = all.filter((content) => content.lang === lang && content.signature);
    expect([...new Set(signed.map(({ signature }) => signature))].sort()).toEqual(signatures[lang]);
  }
  const list = await read(started.app, '/ca/buscar/?kind=newsletter');
  const { html } = await read(started.app, attributeOf(list, '.card__title a', 'href') ?? '');
  expect(html).toMatch(/>\s*Redacció\s*</);
  expect(html).not.toContain('Redacción');
});

test('times of day are written as the pages write them', async () => {
  const texts = all.flatMap(({ body, summary, event }) => [body, summary, ...(event?.timetable ?? [])]);
  const withPoints = texts.flatMap((text) => text.match(/(?<![\d.])\d{1,2}\.[0-5]\d(?!\d)/g) ?? []);
  expect(withPoints).toEqual([]);
  expect(texts.some((text) => text.includes('21:30'))).toBe(true);
});

test('events are on one day, over a range or on several days', async () => {
  const events = all.filter((content) => content.kind === 'event');
  const types = new Set(events.map((content) => content.event?.occurrenceType));
  expect(types).toEqual(new Set(['one-time', 'date-range', 'multiple-times']));
  const occurrences = await started.db.select().from(eventOccurrences);
  for (const { id } of events)
    expect(occurrences.some((occurrence) => occurrence.contentId === id)).toBe(true);
  const today = new Date().toISOString().slice(0, 10);
  expect(occurrences.filter((occurrence) => occurrence.startsOn > today).length).toBeGreaterThan(20);
});

test('recipes have ingredients, steps and a plausible total time', async () => {
  const recipes = all.filter((content) => content.kind === 'recipe');
  for (const { recipe, totalMinutes, ratingValue } of recipes) {
    expect(recipe?.ingredients.length).toBeGreaterThanOrEqual(3);
    expect(recipe?.steps.length).toBeGreaterThanOrEqual(3);
    expect(totalMinutes).toBe((recipe?.prepMinutes ?? 0) + (recipe?.cookMinutes ?? 0));
    expect(ratingValue).toBeGreaterThanOrEqual(1);
    expect(ratingValue).toBeLessThanOrEqual(5);
  }
});

test('a channel’s schedule covers a week around now without gaps', async () => {
  const entries = await started.db.select().from(scheduleEntries).orderBy(scheduleEntries.startsAt);
  const own = entries.filter((entry) => entry.siteId === 1 && entry.channelId === 'puerto-tv');
  for (const [index, entry] of own.slice(1).entries()) expect(entry.startsAt).toEqual(own[index]?.endsAt);
  expect(own.at(0)?.startsAt.getTime()).toBeLessThan(Date.now() - 3 * DAY_MS + DAY_MS / 2);
  expect(own.at(-1)?.endsAt.getTime()).toBeGreaterThan(Date.now() + 4 * DAY_MS);
});

test('every picture has a file of its size and a description in both languages', async () => {
  const rows = await started.db.select().from(pictures);
  expect(rows.length).toBeGreaterThan(120);
  for (const { id, altEs, altCa, width, height } of rows) {
    const file = fileURLToPath(new URL(`../media/pictures/${id}.jpg`, import.meta.url));
    expect([id, await sharp(file).metadata()]).toMatchObject([id, { width, height }]);
    expect(altEs).not.toBe('');
    expect(altCa).not.toBe('');
  }
  const bare = await started.db.$count(contents, isNotNull(contents.pictureId));
  expect(bare).toBe(all.length);
});

test('every content has a page, except the withdrawn one', async () => {
  const own = all.filter((content) => content.siteId === 1);
  for (const { id, withdrawnAt } of own) {
    const page = await findContent(started.db, spanish, id);
    if (withdrawnAt) expect(page).toBe('withdrawn');
    else expect(page).toMatchObject({ card: { id: String(id) } });
  }
  expect(own.filter((content) => content.withdrawnAt)).toHaveLength(1);
});

test(
  'the same moment gives the same newsroom',
  async () => {
    const now = new Date('2026-05-01T10:00:00Z');
    const seeded = async () => {
      const connection = await openDatabase();
      await connection.db.transaction((db) => seed(db, now));
      const found = await connection.db.select().from(contents).orderBy(contents.id);
      await connection.close();
      return found.map(({ createdAt, search, ...content }) => content);
    };
    expect(await seeded()).toEqual(await seeded());
  },
  SEEDING_MS,
);
