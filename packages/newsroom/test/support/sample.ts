/** A very small newspaper for the tests of the pages: one content of every kind on each site, and a hostile one. */

import { sites as configuredSites } from '../../src/config/sites.ts';
import type { Database } from '../../src/db/client.ts';
import { interviewQuestions, pollOptions, polls } from '../../src/db/schema/community.ts';
import {
  authors,
  type ContentKind,
  contentAuthors,
  contents,
  sections,
} from '../../src/db/schema/content.ts';
import { alerts, hotTopics, newsletters } from '../../src/db/schema/editorial.ts';
import { streams } from '../../src/db/schema/programming.ts';
import { pictures, sites } from '../../src/db/schema/sites.ts';
import { eventOf, mediaOf, recipeOf } from './sample-parts.ts';

export const HOSTILE = `"><img src=x onerror=alert(1)></script><script>alert('x')</script> & 'fin'`;

const kinds: readonly ContentKind[] = [
  'article',
  'video',
  'audio',
  'gallery',
  'live',
  'poll',
  'blog',
  'recipe',
  'event',
  'interview',
  'contribution',
  'newsletter',
];

export interface Sample {
  /** The URL of a content, by site and kind; also of the hostile, the withdrawn and the future one. */
  readonly urls: Record<'es' | 'ca', Map<string, string>>;
}

export async function addSample(db: Database): Promise<Sample> {
  await db.insert(pictures).values([
    {
      id: 'muelle',
      altEs: 'El muelle al amanecer',
      altCa: 'El moll a trenc d’alba',
      width: 1600,
      height: 1067,
      captionEs: 'El muelle sur, antes de las obras.',
      captionCa: 'El moll sud, abans de les obres.',
      credit: 'Nuria Vidal',
    },
    { id: 'retrato', altEs: 'Retrato', altCa: 'Retrat', width: 320, height: 320 },
  ]);
  const bio = { bioEs: 'Escribe sobre el mar.', bioCa: 'Escriu sobre el mar.' };
  const role = { roleEs: 'Redactora', roleCa: 'Redactora', pictureId: 'retrato' };
  const social = [{ text: 'Bluesky', href: 'https://example.org/anna' }];
  await db
    .insert(authors)
    .values({ id: 1, slug: 'anna-ferrer', name: 'Anna Ferrer', ...bio, ...role, social });
  const urls = { es: new Map<string, string>(), ca: new Map<string, string>() };
  for (const { id, alias, mediaId, name, lang } of configuredSites) {
    await db.insert(sites).values({ id: Number(id), alias, mediaId, name, lang, isDefault: alias === 'es' });
    await addSite(db, Number(id), alias, urls[alias]);
  }
  return { urls };
}

async function addSite(db: Database, siteId: number, lang: 'es' | 'ca', urls: Map<string, string>) {
  const [section] = await db
    .insert(sections)
    .values({
      siteId,
      slug: 'puerto',
      code: 'port',
      name: lang === 'ca' ? 'Port' : 'Puerto',
      description: 'El mar',
    })
    .returning();
  if (!section) throw new Error('no section');
  const add = async (key: string, values: Partial<typeof contents.$inferInsert> = {}) => {
    const publishedAt = new Date(Date.now() - 60_000 * (urls.size + 1));
    const [row] = await db
      .insert(contents)
      .values({
        siteId,
        sectionId: section.id,
        kind: 'article',
        lang,
        slug: `un-${key}`,
        title: `${lang === 'ca' ? 'Títol' : 'Título'} ${key}`,
        summary: 'Una <strong>entradilla</strong> breve.',
        body: '<p>Primer párrafo.</p><h2>Ladillo</h2><p>Segundo párrafo.</p>',
        pictureId: 'muelle',
        publishedAt,
        updatedAt: publishedAt,
        ...values,
      })
      .returning();
    if (!row) throw new Error('no content');
    await db.insert(contentAuthors).values({ contentId: row.id, authorId: 1 });
    urls.set(key, `${lang === 'ca' ? '/ca' : ''}/puerto/${row.slug}-${row.id}/`);
    return row.id;
  };
  for (const kind of kinds) {
    const id = await add(kind, {
      kind,
      multimedia: mediaOf(kind),
      recipe: kind === 'recipe' ? recipeOf() : null,
      event: kind === 'event' ? eventOf() : null,
      durationSeconds: kind === 'video' ? 204 : null,
      totalMinutes: kind === 'recipe' ? 75 : null,
    });
    if (kind === 'poll') await addPoll(db, id);
    if (kind === 'interview') await addQuestion(db, id);
    if (kind === 'live') await addAround(db, siteId, id);
  }
  await add('hostil', { title: HOSTILE, kicker: HOSTILE, summary: HOSTILE, signature: HOSTILE, homeRank: 1 });
  await add('opinion', { newsType: 'opinion' });
  await add('retirado', { withdrawnAt: new Date() });
  await add('futuro', { publishedAt: new Date(Date.now() + 3_600_000) });
}

async function addPoll(db: Database, contentId: number): Promise<void> {
  const [poll] = await db
    .insert(polls)
    .values({ contentId, question: '¿Más tranvía?', voters: 4 })
    .returning();
  if (!poll) throw new Error('no poll');
  await db.insert(pollOptions).values([
    { pollId: poll.id, text: 'Sí', votes: 3 },
    { pollId: poll.id, text: 'No', votes: 1, position: 1 },
  ]);
}

async function addQuestion(db: Database, contentId: number): Promise<void> {
  const question = { nick: 'Marina', text: '¿Habrá obras?', answer: 'En otoño.' };
  await db.insert(interviewQuestions).values({ contentId, ...question, status: 'published' });
}

async function addAround(db: Database, siteId: number, contentId: number): Promise<void> {
  await db.insert(streams).values({ siteId, kicker: 'Pleno', title: HOSTILE, videoContentId: contentId });
  await db.insert(hotTopics).values({ siteId, text: 'Muelle sur', href: '/puerto/' });
  await db.insert(newsletters).values({
    id: `nl-${siteId}`,
    siteId,
    name: `<b>La bitácora</b>`,
    description: HOSTILE,
    frequency: 'Diario',
  });
  await db.insert(alerts).values({
    siteId,
    title: HOSTILE,
    text: HOSTILE,
    href: '/puerto/',
    startsAt: new Date(Date.now() - 1_000),
  });
}
