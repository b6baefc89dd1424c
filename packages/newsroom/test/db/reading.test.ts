/** Several selects as one query. */
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf, together } from '../../src/db/reading.ts';
import { alerts, contents, pictures, sections, streams } from '../../src/db/schema/index.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { addSample } from '../support/sample.ts';

let started: TestApp;
beforeAll(async () => {
  started = await startApp();
  await addSample(started.db);
});
afterAll(() => started.close());

test('rows are what the select itself gives: dates, JSON, numbers, null', async () => {
  const { db } = started;
  const select = () =>
    db
      .select({
        id: contents.id,
        publishedAt: contents.publishedAt,
        event: contents.event,
        multimedia: contents.multimedia,
        rating: contents.ratingValue,
        withdrawnAt: contents.withdrawnAt,
        isNews: sql<boolean>`${contents.newsType} = 'news'`,
      })
      .from(contents)
      .orderBy(asc(contents.id));
  const rows = await select();
  expect(rows.some(({ event }) => event !== null)).toBe(true);
  expect(await rowsOf(db, select())).toEqual(rows);
});

test('columns of joined tables keep their names, and a table that was not joined is null', async () => {
  const { db } = started;
  const select = () =>
    db
      .select({ stream: streams, picture: pictures })
      .from(streams)
      .leftJoin(pictures, eq(pictures.id, streams.pictureId))
      .orderBy(asc(streams.id));
  await db.insert(streams).values({ siteId: 1, kicker: '', title: 'Sin imagen', position: 9 });
  const rows = await select();
  expect(rows.map(({ picture }) => picture)).toContain(null);
  expect(await rowsOf(db, select())).toEqual(rows);
});

test('several are one, with what becomes of each', async () => {
  const { db } = started;
  const slugs = rowsOf(db, db.select().from(sections).orderBy(asc(sections.id))).map((rows) =>
    rows.map(({ slug }) => slug),
  );
  const none = rowsOf(db, db.select().from(alerts).where(sql`false`));
  const found = await together(db, { slugs, none, both: together(db, { slugs }) });
  expect(found.slugs.length).toBeGreaterThan(0);
  expect(found).toEqual({ slugs: await slugs, none: [], both: { slugs: found.slugs } });
});

test('an error of one is thrown', async () => {
  const { db } = started;
  const broken = rowsOf(db, db.select({ id: sections.id }).from(sections).where(sql`1 / 0 = 1`));
  await expect(together(db, { broken })).rejects.toThrow();
});
