/** The JSON-LD of the example newspaper's pages: schema.org's types, with what search engines ask of them. */

import { and, desc, eq, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageUrl } from '../../src/config/local-paths.ts';
import { contentPath } from '../../src/content/addresses.ts';
import { authors, contentKinds, contents, sections } from '../../src/db/schema/content.ts';
import { kindLists } from '../../src/lists/kind-lists.ts';
import type { TestApp } from '../support/app.ts';
import { read } from '../support/document.ts';
import { jsonLdOf, jsonLdProblems } from '../support/schema-org.ts';
import { SEEDING_MS, startSeededApp } from '../support/seeded.ts';

/** Of each kind as many as show what differs among them: days, ratings, media. */
const OF_EACH_KIND = 3;

let started: TestApp;
beforeAll(async () => {
  started = await startSeededApp();
}, SEEDING_MS);
afterAll(() => started.close());

/** The newest contents of a kind. */
async function newest(lang: 'es' | 'ca', kind: (typeof contentKinds)[number]): Promise<string[]> {
  const rows = await started.db
    .select({ id: contents.id, slug: contents.slug, sectionSlug: sections.slug })
    .from(contents)
    .innerJoin(sections, eq(sections.id, contents.sectionId))
    .where(and(eq(contents.lang, lang), eq(contents.kind, kind), isNull(contents.withdrawnAt)))
    .orderBy(desc(contents.publishedAt), desc(contents.id))
    .limit(OF_EACH_KIND);
  return rows.map(contentPath);
}

test.each([
  ['es', ''],
  ['ca', '/ca'],
] as const)(
  '[PAGE-06] every kind of page in %s has what schema.org and search engines ask',
  async (lang, base) => {
    const ofKinds = await Promise.all(contentKinds.map((kind) => newest(lang, kind)));
    const authored = await started.db
      .select({ slug: authors.slug })
      .from(authors)
      .orderBy(authors.id)
      .limit(OF_EACH_KIND);
    const profiles = authored.map(({ slug }) => `/autores/${slug}/`);
    const lists = [...kindLists.map(({ slug }) => `/${slug}/`), '/podcasts/', '/contacto/', ...profiles];
    const problems: string[] = [];
    const types = new Set<unknown>();
    for (const path of [...ofKinds.flat(), ...lists]) {
      const { html } = await read(started.app, pageUrl(base, path));
      for (const data of jsonLdOf(html)) types.add(data['@type']);
      problems.push(...jsonLdProblems(html).map((problem) => `${path} ${problem}`));
    }
    expect(problems).toEqual([]);
    expect([...types].sort()).toEqual([
      'BlogPosting',
      'BreadcrumbList',
      'Event',
      'ItemList',
      'NewsArticle',
      'OpinionNewsArticle',
      'ProfilePage',
      'Recipe',
    ]);
  },
);

test('[PAGE-06] the pictures of the JSON-LD have the shapes that their addresses say', async () => {
  const [path = ''] = await newest('es', 'article');
  const [article] = jsonLdOf((await read(started.app, path)).html);
  const images: string[] = Array.isArray(article?.image) ? article.image : [];
  const made = images.map(async (image) => {
    const { rawPayload } = await started.app.inject(new URL(image).pathname);
    const { format, width, height } = await sharp(rawPayload).metadata();
    return [format, width, height];
  });
  // The original is no higher than 900 px, and nothing is enlarged.
  expect(await Promise.all(made)).toEqual([
    ['jpeg', 1200, 675],
    ['jpeg', 1200, 900],
    ['jpeg', 900, 900],
  ]);
});
