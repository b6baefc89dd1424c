/** Loads one content with everything that its page shows. */
import {
  type Audio,
  audio,
  type ContentCard,
  type Photo,
  type Poll,
  type Video,
  video,
} from '@portada/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { parse } from 'valibot';
import type { Database } from '../db/client.ts';
import { rowsOf, together } from '../db/reading.ts';
import { type AccessLevel, type ContentKind, contents, sections } from '../db/schema/content.ts';
import type { Multimedia, RecipeData } from '../db/schema/content-data.ts';
import { shows } from '../db/schema/shows.ts';
import { pictures } from '../db/schema/sites.ts';
import { contentUrl, showUrl } from './addresses.ts';
import { cardColumns, toCard } from './cards.ts';
import { type Correction, correctionsOf } from './corrections.ts';
import { wireMoment } from './dates.ts';
import { type Edition, siteId } from './edition.ts';
import { type Participation, participationIn } from './participation.ts';
import { toPhoto } from './pictures.ts';
import { pollOf } from './polls.ts';
import { type Alternates, alternatesOf, translationsAt } from './translations.ts';

export interface ContentPage {
  card: ContentCard;
  kind: ContentKind;
  /** Its canonical path; any other one redirects here. */
  url: string;
  /** Safe HTML, written by the newsroom. */
  body: string;
  section: { slug: string; name: string; code: string };
  updatedAt: { date: string };
  /** Newest first. */
  corrections: readonly Correction[];
  access: AccessLevel;
  comments: { shown: boolean; open: boolean; moderated: boolean; count: number };
  blog: string;
  show: { name: string; url: string } | null;
  video: Video | null;
  audio: Audio | null;
  /** The card's picture, with what stands below it. */
  photo: Photo | null;
  gallery: Photo[];
  recipe: RecipeData | null;
  poll: Poll | null;
  /** For calls for contributions and interviews. */
  participation: Participation | null;
  opensAt: { date: string } | null;
  closesAt: { date: string } | null;
  /** Its own path on its site, and that of its translation where there is one. */
  alternates: Alternates;
}

/** The content of this edition, `'withdrawn'` for one that was taken down (410), undefined if there is none (404). */
export async function findContent(
  db: Database,
  edition: Edition,
  id: number,
  now = new Date(),
): Promise<ContentPage | 'withdrawn' | undefined> {
  const select = db
    .select({
      ...cardColumns,
      body: contents.body,
      pictureCaption: contents.pictureCaption,
      updatedAt: contents.updatedAt,
      withdrawnAt: contents.withdrawnAt,
      access: contents.access,
      commentsOpen: contents.commentsOpen,
      commentsModerated: contents.commentsModerated,
      blog: contents.blog,
      recipe: contents.recipe,
      opensAt: contents.opensAt,
      closesAt: contents.closesAt,
      questionLimit: contents.questionLimit,
      pictureLines: {
        captionEs: pictures.captionEs,
        captionCa: pictures.captionCa,
        credit: pictures.credit,
      },
      translations: translationsAt(now),
      showName: shows.name,
      showSlug: shows.slug,
    })
    .from(contents)
    .innerJoin(sections, eq(sections.id, contents.sectionId))
    .leftJoin(pictures, eq(pictures.id, contents.pictureId))
    .leftJoin(shows, eq(shows.id, contents.showId))
    .where(and(eq(contents.id, id), eq(contents.siteId, siteId(edition))));
  const { rows, poll, corrections } = await together(db, {
    rows: rowsOf(db, select),
    poll: pollOf(db, id, now),
    corrections: correctionsOf(db, id),
  });
  const [row] = rows;
  if (!row || row.publishedAt > now) return undefined;
  if (row.withdrawnAt) return 'withdrawn';
  const card = toCard(edition, row);
  return {
    card,
    kind: row.kind,
    url: contentUrl(edition, row),
    body: row.body,
    section: { slug: row.sectionSlug, name: row.sectionName, code: row.sectionCode },
    updatedAt: wireMoment(row.updatedAt),
    corrections,
    access: row.access,
    comments: {
      shown: row.commentsShown,
      open: row.commentsOpen,
      moderated: row.commentsModerated,
      count: row.numComments,
    },
    blog: row.blog,
    show: row.showName && row.showSlug ? { name: row.showName, url: showUrl(edition, row.showSlug) } : null,
    video: toVideo(row.multimedia, row.durationSeconds, card),
    audio: toAudio(row.multimedia, row.durationSeconds, card),
    photo:
      row.picture && row.pictureLines && toPhoto(edition, row.picture, row.pictureLines, row.pictureCaption),
    gallery: await galleryOf(db, edition, row.multimedia),
    recipe: row.recipe,
    poll,
    participation:
      row.kind === 'interview' || row.kind === 'contribution'
        ? await participationIn(db, row.kind, id, row, now)
        : null,
    opensAt: row.opensAt && wireMoment(row.opensAt),
    closesAt: row.closesAt && wireMoment(row.closesAt),
    alternates: alternatesOf(row),
  };
}

function toVideo(media: Multimedia | null, duration: number | null, card: ContentCard): Video | null {
  if (media?.type !== 'video' || !media.src) return null;
  const { src: hlsSource, aspectRatio } = media;
  return parse(video, { hlsSource, aspectRatio, duration, poster: card.image, title: card.title });
}

function toAudio(media: Multimedia | null, duration: number | null, card: ContentCard): Audio | null {
  const src = media?.type === 'audio' ? media.src : media?.audioSrc;
  return src ? parse(audio, { src, duration, title: card.title, image: card.image }) : null;
}

/** The pictures of a gallery, in its order. */
async function galleryOf(db: Database, edition: Edition, media: Multimedia | null): Promise<Photo[]> {
  const ids = media?.pictures ?? [];
  if (ids.length === 0) return [];
  const rows = await db.select().from(pictures).where(inArray(pictures.id, ids));
  return ids.flatMap((id) => {
    const row = rows.find((picture) => picture.id === id);
    return row ? toPhoto(edition, row, row) : [];
  });
}
