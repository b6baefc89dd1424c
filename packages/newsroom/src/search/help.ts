/** What helps a reader on from the results of a search. */
import type { Edition } from '../content/edition.ts';
import type { Database } from '../db/client.ts';
import { marksOf } from './marks.ts';
import type { Search } from './query.ts';
import { type SearchPage, searchContents } from './search.ts';
import { likelierText } from './words.ts';

export interface SearchHelp {
  /** A text that finds more, where this one finds little; else empty. */
  readonly suggestion: string;
  readonly marks: string[];
}

export const noHelp: SearchHelp = { suggestion: '', marks: [] };

/** With more results than this, a text is what the reader meant. */
const FEW = 5;

export async function helpWith(
  db: Database,
  edition: Edition,
  search: Search,
  now: Date,
  found: SearchPage,
): Promise<SearchHelp> {
  const reading = { text: found.meant || search.text, isOpen: found.isOpen };
  const suggestion = await suggestionFor(db, edition, search, now, found);
  return { suggestion, marks: marksOf(edition.lang, reading) };
}

/** A text without results has been corrected already: see `guess` in `search.ts`. */
async function suggestionFor(
  db: Database,
  edition: Edition,
  search: Search,
  now: Date,
  { total, meant }: SearchPage,
): Promise<string> {
  if (!search.text || meant || total === 0 || total > FEW) return '';
  const text = await likelierText(db, edition, search.text);
  if (text === undefined) return '';
  const other = await searchContents(db, edition, { ...search, text, limit: 1, page: 1 }, now);
  return other && other.meant === '' && other.total > total ? text : '';
}
