/** What a reader typed, as conditions on the search columns. */
import { or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { contents } from '../db/schema/content.ts';
import type { Language } from '../db/schema/sites.ts';

/** The text without what no database takes: control characters and halves of characters. */
export function cleanText(typed: string): string {
  return typed.toWellFormed().replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim();
}

/**
 * The full-text query. Readers leave accents out, and the stemmers need them to see an ending: «informacion» is asked
 * as «información» too, or it would miss «informaciones».
 */
export function textQuery(lang: Language, text: string): SQL {
  const accented =
    lang === 'ca' ? text.replace(/([cs])io\b/gi, '$1ió') : text.replace(/([cs])ion\b/gi, '$1ión');
  return sql`(portada_query(${lang}, ${text}) || portada_query(${lang}, ${accented}))`;
}

/** Contents that speak of the text, or whose title holds it, as it may be half typed. */
export function matchesText(lang: Language, text: string): SQL | undefined {
  return or(sql`${contents.search} @@ ${textQuery(lang, text)}`, holds(contents.titleFolded, text));
}

/** Whether a folded column holds the text, whatever its accents and capitals. */
export function holds(column: AnyPgColumn, text: string): SQL {
  const literal = text.replace(/[\\%_]/g, '\\$&');
  return sql`${column} like '%' || portada_fold(${literal}) || '%'`;
}

/** A score that falls with age, as a whole number so that a cursor can hold it. `asOf` keeps it from moving between pages. */
export function textScore(lang: Language, text: string, asOf: Date): SQL<number> {
  const years = sql`greatest(0, extract(epoch from ${asOf.toISOString()}::timestamptz - ${contents.publishedAt})) / 31557600`;
  return sql<number>`round((
    (ts_rank(${contents.search}, ${textQuery(lang, text)}) + case when ${holds(contents.titleFolded, text)} then 0.5 else 0 end)
    * exp(-${years}) * 1000000000
  )::numeric)::bigint`.mapWith(Number);
}
