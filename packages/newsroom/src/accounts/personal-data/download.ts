/** The download of a reader's personal data as one JSON document (access and portability). */
import { eq, inArray } from 'drizzle-orm';
import type { RequestSite } from '../../config/sites.ts';
import { contentUrl } from '../../content/addresses.ts';
import type { Database } from '../../db/client.ts';
import { authors, contents, pollOptions, polls, sections } from '../../db/schema/index.ts';
import type { Reader } from '../../sessions/sessions.ts';
import { personalTables, rowsAbout } from './tables.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

export async function dataOf(
  db: Database,
  site: RequestSite,
  reader: Reader,
  now: Date,
): Promise<Record<string, unknown>> {
  const { passwordHash, ...account } = reader;
  const sectionsOfData: Record<string, Rows> = {};
  for (const [name, table] of Object.entries(personalTables)) {
    sectionsOfData[name] = await rowsAbout(db, table, reader);
  }
  return {
    publisher: site.name,
    exportedAt: now,
    account: { ...account, hasPassword: passwordHash !== null },
    ...sectionsOfData,
    names: await namesIn(db, site, Object.values(sectionsOfData).flat()),
  };
}

/** Resolves ids in the rows to names, so that a person can read them. */
async function namesIn(db: Database, site: RequestSite, rows: Rows) {
  return {
    contents: await contentNames(db, site, [...idsOf(rows, 'contentId'), ...idsOf(rows, 'contentIds')]),
    authors: await authorNames(db, idsOf(rows, 'authorId')),
    pollOptions: await optionNames(db, idsOf(rows, 'optionIds')),
  };
}

function idsOf(rows: Rows, column: string): number[] {
  return [...new Set(rows.flatMap((row) => row[column]))].filter((id) => typeof id === 'number');
}

async function contentNames(db: Database, site: RequestSite, ids: number[]) {
  const rows = await db
    .select({
      id: contents.id,
      siteId: contents.siteId,
      slug: contents.slug,
      title: contents.title,
      sectionSlug: sections.slug,
    })
    .from(contents)
    .innerJoin(sections, eq(sections.id, contents.sectionId))
    .where(inArray(contents.id, ids))
    .orderBy(contents.id);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    url: new URL(contentUrl(site, row), site.url).href,
  }));
}

function authorNames(db: Database, ids: number[]) {
  return db
    .select({ id: authors.id, name: authors.name })
    .from(authors)
    .where(inArray(authors.id, ids))
    .orderBy(authors.id);
}

function optionNames(db: Database, ids: number[]) {
  return db
    .select({ id: pollOptions.id, question: polls.question, option: pollOptions.text })
    .from(pollOptions)
    .innerJoin(polls, eq(polls.id, pollOptions.pollId))
    .where(inArray(pollOptions.id, ids))
    .orderBy(pollOptions.id);
}
