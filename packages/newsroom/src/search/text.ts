/** The query's terms as conditions on the search columns. */
import type { Language } from '@portada/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { contents } from '../db/schema/content.ts';
import { synonymsOf } from './synonyms/synonyms.ts';
import { openEnd, type Term, termsOf } from './terms.ts';

/** The interpretation of a text. */
export interface TextQuery {
  readonly text: string;
  /** Whether its last word may be a prefix. */
  readonly isOpen: boolean;
}

/** The conditions on a content. */
export interface TextMatch {
  readonly condition: SQL;
  /** The same on the title, for ranking; absent if only titles are searched. */
  readonly inTitle?: SQL | undefined;
}

/** Undefined if the text contains nothing to search for: punctuation only, or a prefix that is too short. */
export function textMatch(lang: Language, { text, isOpen }: TextQuery): TextMatch | undefined {
  const terms = termsOf(text);
  if (isOpen) return openMatch(lang, terms);
  const query = queryOf(lang, terms);
  if (!query) return undefined;
  const condition = sql`${contents.search} @@ ${query}`;
  const inTitle = sql`${contents.titleWords} @@ ${query}`;
  // Excluded terms may be in the body of a content whose title does not contain them.
  return { condition, inTitle: terms.some((term) => term.isUnwanted) ? and(inTitle, condition) : inTitle };
}

/** Only titles are indexed unstemmed: a prefix does not match stems. */
function openMatch(lang: Language, terms: readonly Term[]): TextMatch | undefined {
  const end = openEnd(terms);
  if (!end) return undefined;
  const whole = queryOf(lang, end.whole);
  const begun = sql`${contents.titleWords} @@ to_tsquery('pg_catalog.simple', ${`${end.beginning}:*`})`;
  const condition = and(begun, whole && sql`${contents.search} @@ ${whole}`);
  return condition && { condition };
}

/** Every required term, and no excluded one. */
function queryOf(lang: Language, terms: readonly Term[]): SQL | undefined {
  if (terms.length === 0) return undefined;
  const queries = terms.map((term) => (term.isUnwanted ? sql`!!${oneOf(lang, term)}` : oneOf(lang, term)));
  return sql`(${sql.join(queries, sql` && `)})`;
}

/** A term as it is typed, with its accents and, for a word that is wanted, its synonyms. */
function oneOf(lang: Language, { text, isPhrase, isUnwanted }: Term): SQL {
  const synonyms = isPhrase || isUnwanted ? [] : synonymsOf(lang, text);
  const texts = new Set([text, accented(lang, text), ...synonyms]);
  const queries = [...texts].map((each) => sql`portada_term(${lang}, ${each})`);
  return sql`(${sql.join(queries, sql` || `)})`;
}

/**
 * Readers omit accents, but the stemmers need them to recognise a suffix: «informacion» is also searched as
 * «información», or it would not match «informaciones».
 */
function accented(lang: Language, text: string): string {
  return lang === 'ca' ? text.replace(/([cs])io\b/gi, '$1ió') : text.replace(/([cs])ion\b/gi, '$1ión');
}

/** Whether a folded column contains the text, ignoring accents and case. */
export function holds(column: AnyPgColumn, text: string): SQL {
  const literal = text.replace(/[\\%_]/g, '\\$&');
  return sql`${column} like '%' || portada_fold(${literal}) || '%'`;
}
