/** The sites: sections, pictures, authors, shows, newsletters, topics, alerts. */
import { type Language, languages } from '@portada/contract';
import type { Database } from '@portada/newsroom';
import { addSites } from '@portada/newsroom';
import { alerts, authors, hotTopics, newsletters, pictures, sections, shows } from '@portada/newsroom/schema';
import { type Anchors, moderatedSections, siteIdOf } from './contents.ts';
import { DAY_MS, HOUR_MS } from './drafts.ts';
import { insertAll } from './insert.ts';
import { newsletterId, topics } from './issues.ts';
import { coverId, pictureRows, portraitId, sceneId } from './pictures.ts';
import { readItems, readRows } from './text-parser.ts';

const outOfMenu = new Set(['agenda', 'newsletters']);

/** Inserts the sites and returns what contents refer to. */
export async function seedSites(db: Database, now: Date): Promise<Anchors> {
  await addSites(db);
  await insertAll(db, pictures, pictureRows());
  const madeAuthors = await db.insert(authors).values(authorRows()).returning();
  const madeSections = await db.insert(sections).values(languages.flatMap(sectionRows)).returning();
  const madeShows = await db
    .insert(shows)
    .values(languages.flatMap((lang) => showRows(lang, now)))
    .returning();
  await insertAll(db, newsletters, languages.flatMap(newsletterRows));
  await insertAll(
    db,
    alerts,
    languages.flatMap((lang) => alertRows(lang, now)),
  );
  await insertAll(db, hotTopics, languages.flatMap(topicRows));
  const langOf = new Map(languages.map((lang) => [siteIdOf(lang), lang]));
  return {
    authors: new Map(madeAuthors.map(({ slug, id }) => [slug, id])),
    sections: new Map(
      madeSections.map(({ siteId, code, id, slug }) => [`${langOf.get(siteId)}/${code}`, { id, slug }]),
    ),
    shows: new Map(madeShows.map(({ siteId, slug, id }) => [`${langOf.get(siteId)}/${slug}`, id])),
  };
}

function authorRows() {
  return readRows('autores').map(
    ([slug = '', name = '', roleEs = '', roleCa = '', bioEs = '', bioCa = '']) => ({
      slug,
      name,
      roleEs,
      roleCa,
      bioEs,
      bioCa,
      pictureId: portraitId(slug),
      social: [
        { text: 'Bluesky', href: `https://bsky.app/profile/${slug}.example.com` },
        { text: 'Mastodon', href: `https://mastodon.example.com/@${slug}` },
      ],
    }),
  );
}

function sectionRows(lang: Language) {
  return readRows('sitio', lang, 'secciones').map(
    ([code = '', slug = '', name = '', description = ''], position) => ({
      siteId: siteIdOf(lang),
      code,
      slug,
      name,
      description,
      position,
      inMenu: !outOfMenu.has(code),
      commentsModerated: moderatedSections.has(code),
    }),
  );
}

function showRows(lang: Language, now: Date) {
  const spanish = readRows('programas', 'es');
  return readRows('programas', lang).map(([slug = '', name = '', medium = '', summary = ''], index) => ({
    siteId: siteIdOf(lang),
    slug,
    name,
    medium: medium === 'radio' ? ('radio' as const) : ('tv' as const),
    summary,
    // Both sites show the same cover.
    pictureId: coverId(spanish[index]?.[0] ?? slug),
    lastPublishedAt: new Date(now.getTime() - (index + 1) * 2 * DAY_MS),
  }));
}

function newsletterRows(lang: Language) {
  return readItems('boletines', lang).map((item, position) => ({
    id: newsletterId(item.id, lang),
    siteId: siteIdOf(lang),
    name: item.need('name'),
    description: item.texts[0]?.summary ?? '',
    frequency: item.need('frequency'),
    sectionCode: topics[item.id] ?? '',
    position,
  }));
}

function alertRows(lang: Language, now: Date) {
  return readRows('sitio', lang, 'alertas').map(([title = '', text = '', href = '', theme = ''], index) => ({
    siteId: siteIdOf(lang),
    title,
    text,
    href,
    pictureId: sceneId(theme, 0),
    startsAt: new Date(now.getTime() - (index + 1) * HOUR_MS),
  }));
}

function topicRows(lang: Language) {
  return readRows('sitio', lang, 'temas').map(([text = '', href = ''], position) => ({
    siteId: siteIdOf(lang),
    text,
    href,
    position,
  }));
}
