/** Spelling correction: replaces each word that no title contains by the nearest one that a title does. */
import { and, between, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { type Edition, siteId } from '../content/edition.ts';
import type { Database } from '../db/client.ts';
import { searchWords } from '../db/schema/content.ts';
import { folded, termsOf, written } from './terms.ts';

/** Words that are long enough to be corrected; digits are not. */
const WORD = /[a-z]{4,30}/g;
/** The maximum distance: one in a short word, two in a long one. */
const LONG = 8;
/** A text with more unknown words is in another language, or in none. */
const MOST_UNKNOWN = 3;
/** The number of nearest words that are compared in detail. */
const CANDIDATES = 200;

/** A word that is so rare may be a slip that has been printed. */
const RARE = 2;
/** What a rare word is a slip of is so many times as usual. */
const LIKELIER = 5;

/** A word that may be a slip, and the number of texts that it is in. */
interface Doubt {
  readonly word: string;
  readonly uses: number;
}

/** The text with its unknown words corrected, without accents; undefined if there is nothing to correct. */
export function correctedText(db: Database, edition: Edition, text: string): Promise<string | undefined> {
  return corrected(db, edition, text, 0);
}

/** The same, with rare words corrected too. */
export function likelierText(db: Database, edition: Edition, text: string): Promise<string | undefined> {
  return corrected(db, edition, text, RARE);
}

async function corrected(
  db: Database,
  edition: Edition,
  text: string,
  most: number,
): Promise<string | undefined> {
  const terms = termsOf(folded(text));
  const typed = [...new Set(terms.flatMap((term) => term.text.match(WORD) ?? []))];
  const doubts = await doubtsAbout(db, edition, typed, most);
  if (doubts.length > MOST_UNKNOWN) return undefined;
  const meant = new Map<string, string>();
  for (const doubt of doubts) {
    const nearest = await nearestTo(db, edition, doubt);
    if (nearest) meant.set(doubt.word, nearest);
  }
  if (meant.size === 0) return undefined;
  return written(
    terms.map((term) => ({ ...term, text: term.text.replace(WORD, (word) => meant.get(word) ?? word) })),
  );
}

/** The words that no more than so many texts have. */
async function doubtsAbout(
  db: Database,
  edition: Edition,
  words: readonly string[],
  most: number,
): Promise<Doubt[]> {
  if (words.length === 0) return [];
  const rows = await db
    .select({ word: searchWords.word, uses: searchWords.uses })
    .from(searchWords)
    .where(and(eq(searchWords.siteId, siteId(edition)), inArray(searchWords.word, [...words])));
  const usesOf = new Map(rows.map(({ word, uses }) => [word, uses]));
  return words.map((word) => ({ word, uses: usesOf.get(word) ?? 0 })).filter(({ uses }) => uses <= most);
}

async function nearestTo(db: Database, edition: Edition, { word, uses }: Doubt): Promise<string | undefined> {
  const slips = word.length < LONG ? 1 : 2;
  // A transposition counts as one edit here, and as two in the database.
  const edits = slips + 1;
  const distance = sql`levenshtein_less_equal(${searchWords.word}, ${word}, ${edits}::int)`;
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(
      and(
        eq(searchWords.siteId, siteId(edition)),
        gte(searchWords.uses, uses * LIKELIER),
        between(sql`length(${searchWords.word})`, word.length - slips, word.length + slips),
        lte(distance, edits),
      ),
    )
    .orderBy(distance, desc(searchWords.uses), searchWords.word)
    .limit(CANDIDATES);
  const measured = rows.map((row) => ({ word: row.word, slips: slipsBetween(word, row.word) }));
  const nearest = measured.toSorted((a, b) => a.slips - b.slips)[0];
  return nearest && nearest.slips <= slips ? nearest.word : undefined;
}

/** The number of omitted, inserted, replaced or transposed letters (optimal string alignment distance). */
export function slipsBetween(typed: string, meant: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= meant.length; j += 1) {
      const isSame = typed[i - 1] === meant[j - 1];
      const isExchanged = typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1];
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + (isSame ? 0 : 1),
          isExchanged ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = row;
  }
  return at(last, meant.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
