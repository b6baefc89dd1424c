/** Authors: the list, an author's page and the cards of followed authors. */
import { type AuthorCard, authorCard, type ContentCard } from '@portada/contract';
import { eq, inArray } from 'drizzle-orm';
import { parse } from 'valibot';
import type { Database } from '../db/client.ts';
import { type Reading, rowsOf } from '../db/reading.ts';
import { authors, contentAuthors, contents } from '../db/schema/content.ts';
import { pictures } from '../db/schema/sites.ts';
import { authorUrl } from './addresses.ts';
import { listCards } from './cards.ts';
import type { Edition } from './edition.ts';
import { toImage } from './pictures.ts';

/** An author in the site's language. */
export interface AuthorProfile {
  card: AuthorCard;
  slug: string;
  role: string;
  bio: string;
}

/** The author of `/autores/{slug}/`; undefined if there is none. */
export async function findAuthor(
  db: Database,
  edition: Edition,
  slug: string,
): Promise<AuthorProfile | undefined> {
  const [row] = await selectAuthors(db).where(eq(authors.slug, slug));
  return row && toProfile(edition, row);
}

/** An author's contents on this site, newest first. */
export async function contentsByAuthor(
  db: Database,
  edition: Edition,
  authorId: number,
  { limit = 20, offset = 0 } = {},
): Promise<ContentCard[]> {
  const theirs = db
    .select({ id: contentAuthors.contentId })
    .from(contentAuthors)
    .where(eq(contentAuthors.authorId, authorId));
  return listCards(db, edition, { where: inArray(contents.id, theirs), limit, offset });
}

/** The cards of these authors, in this order; unknown ones are omitted. */
export async function authorCardsByIds(
  db: Database,
  edition: Edition,
  ids: readonly number[],
): Promise<AuthorCard[]> {
  const profiles = await authorsByIds(db, edition, ids);
  return profiles.map((profile) => profile.card);
}

/** These authors with their descriptions, in this order; unknown ones are omitted. */
export function authorsByIds(
  db: Database,
  edition: Edition,
  ids: readonly number[],
): Reading<AuthorProfile[]> {
  return rowsOf(db, selectAuthors(db).where(inArray(authors.id, [...ids]))).map((rows) => {
    const byId = new Map(rows.map((row) => [row.author.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? toProfile(edition, row) : [];
    });
  });
}

function selectAuthors(db: Database) {
  return db
    .select({ author: authors, picture: pictures })
    .from(authors)
    .leftJoin(pictures, eq(pictures.id, authors.pictureId))
    .$dynamic();
}

type AuthorRow = Awaited<ReturnType<typeof selectAuthors>>[number];

function toProfile(edition: Edition, { author, picture }: AuthorRow): AuthorProfile {
  const catalan = edition.lang === 'ca';
  return {
    slug: author.slug,
    role: catalan ? author.roleCa : author.roleEs,
    bio: catalan ? author.bioCa : author.bioEs,
    card: parse(authorCard, {
      id: author.id,
      name: author.name,
      url: authorUrl(edition, author.slug),
      image: picture && toImage(edition, picture),
      socialList: author.social.map((link) => ({ link })),
    }),
  };
}
