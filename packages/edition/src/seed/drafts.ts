/** A content before its insertion: the row without its id, and its relations. */
import type { Language } from '@portada/contract';
import { escapeHtml } from '@portada/newsroom';
import type { contents, polls } from '@portada/newsroom/schema';

type ContentRow = typeof contents.$inferInsert;

export interface Draft {
  /** Site, item and episode: `es/dique-norte/2`. */
  key: string;
  lang: Language;
  /** The code of its section. */
  section: string;
  /** The content as it will be stored. */
  row: Omit<ContentRow, 'id' | 'siteId' | 'sectionId' | 'lang' | 'slug' | 'updatedAt' | 'showId'>;
  authors: string[];
  /** The slug of its show. */
  show?: string;
  /** The key of the story's previous episode. */
  previous?: string;
  /** What was wrong in it; told some hours after its publication. */
  correction?: string;
  poll?: Pick<typeof polls.$inferInsert, 'question' | 'opensAt' | 'closesAt' | 'maxChoices' | 'voters'> & {
    options: { text: string; votes: number }[];
  };
  questions?: { nick: string; text: string; answer: string }[];
  occurrences?: { startsOn: string; endsOn: string }[];
}

/** The signature of what no author but the whole newsroom has written. */
export const collective: Readonly<Record<Language, string>> = { es: 'Redacción', ca: 'Redacció' };

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** So many days before `now`, during working hours, and never in the future. */
export function daysBefore(now: Date, days: number, minuteOfDay: number): Date {
  if (days < 1) return new Date(now.getTime() - Math.max(20, days * 1440) * MINUTE_MS);
  const day = new Date(now.getTime() - Math.floor(days) * DAY_MS);
  day.setUTCHours(5, 0, 0, 0);
  return new Date(day.getTime() + minuteOfDay * MINUTE_MS);
}

/** Plain paragraphs as the body's HTML; `**` and `*` mark strong and emphasised words. */
export function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${inline(text)}</p>`).join('\n');
}

export function inline(text: string): string {
  return escapeHtml(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>');
}
