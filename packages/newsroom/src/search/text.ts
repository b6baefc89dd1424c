/** What a reader typed, as conditions on the search columns. */
import type { Language } from '@portada/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { contents } from '../db/schema/content.ts';
import { openEnd, type Term, termsOf } from './terms.ts';

/** The text without what no database takes: control characters and halves of characters. */
export function cleanText(typed: string): string {
  return typed.toWellFormed().replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim();
}

/** How a text is understood. */
export interface TextQuery {
  readonly text: string;
  /** Whether its last word may be the beginning of one. */
  readonly isOpen: boolean;
}

/** What a reading asks of a content. */
export interface TextMatch {
  readonly condition: SQL;
  /** The same asked of the title, which tells what a content is about; absent where only titles are looked at. */
  readonly inTitle?: SQL | undefined;
}

/** Undefined where the text asks for nothing that could be found: signs only, or an open end that is none. */
export function textMatch(lang: Language, { text, isOpen }: TextQuery): TextMatch | undefined {
  const terms = termsOf(text);
  if (isOpen) return openMatch(lang, terms);
  const query = queryOf(lang, terms);
  if (!query) return undefined;
  const condition = sql`${contents.search} @@ ${query}`;
  const inTitle = sql`${contents.titleWords} @@ ${query}`;
  // What is not wanted may stand in the body of a content whose title does not have it.
  return { condition, inTitle: terms.some((term) => term.isUnwanted) ? and(inTitle, condition) : inTitle };
}

/** Only titles are kept as whole words: the ends of others are cut off by the stemmer. */
function openMatch(lang: Language, terms: readonly Term[]): TextMatch | undefined {
  const end = openEnd(terms);
  if (!end) return undefined;
  const whole = queryOf(lang, end.whole);
  const begun = sql`${contents.titleWords} @@ to_tsquery('pg_catalog.simple', ${`${end.beginning}:*`})`;
  const condition = and(begun, whole && sql`${contents.search} @@ ${whole}`);
  return condition && { condition };
}

/** Every wanted term, and no unwanted one. */
function queryOf(lang: Language, terms: readonly Term[]): SQL | undefined {
  if (terms.length === 0) return undefined;
  const queries = terms.map((term) => (term.isUnwanted ? sql`!!${oneOf(lang, term)}` : oneOf(lang, term)));
  return sql`(${sql.join(queries, sql` && `)})`;
}

/**
 * Readers leave accents out, and the stemmers need them to see an ending: «informacion» is asked as «información»
 * too, or it would miss «informaciones».
 */
function oneOf(lang: Language, { text }: Term): SQL {
  const accented =
    lang === 'ca' ? text.replace(/([cs])io\b/gi, '$1ió') : text.replace(/([cs])ion\b/gi, '$1ión');
  const typed = sql`portada_term(${lang}, ${text})`;
  return accented === text ? typed : sql`(${typed} || portada_term(${lang}, ${accented}))`;
}

/** Whether a folded column holds the text, whatever its accents and capitals. */
export function holds(column: AnyPgColumn, text: string): SQL {
  const literal = text.replace(/[\\%_]/g, '\\$&');
  return sql`${column} like '%' || portada_fold(${literal}) || '%'`;
}
