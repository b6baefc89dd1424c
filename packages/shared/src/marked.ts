/** What a search has looked for, marked in the texts that it has found: the same on the page and in the widget. */
import { fold } from './fold.ts';

/** A segment of a text, and whether it is what was looked for. */
export interface TextSegment {
  readonly text: string;
  readonly match: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}·\u200c\u200d]+/gu;
/** The endings of gender and number, after so many letters that a word remains. */
const ENDING = /(?<=...)(?:[aeo]?s|[aeo])$/;

/** What the forms of a word have in common, roughly as the search's stemmers have it. */
export function rootOf(word: string): string {
  return fold(word).replace(ENDING, '');
}

/** Words that follow one another; the last one may be the beginning of a longer one. */
interface Wanted {
  readonly words: readonly string[];
  readonly isOpen: boolean;
}

/** A mark is a word, a phrase, or with `*` at its end the beginning of a word. */
function readMark(mark: string): Wanted {
  return { words: mark.match(WORD) ?? [], isOpen: mark.endsWith('*') };
}

function isFound(word: string, wanted: string, isBeginning: boolean): boolean {
  return isBeginning ? fold(word).startsWith(fold(wanted)) : rootOf(word) === rootOf(wanted);
}

/** How many words of a text, from one on, are what is wanted; 0 where they are not. */
function lengthAt(texts: readonly string[], at: number, { words, isOpen }: Wanted): number {
  const isHere = words.every((word, index) => {
    const text = texts[at + index];
    return text !== undefined && isFound(text, word, isOpen && index === words.length - 1);
  });
  return isHere ? words.length : 0;
}

/** Cuts a text into what is marked and what stands between. Together they are the text. */
export function markedSegments(text: string, marks: readonly string[]): TextSegment[] {
  const wanted = marks.map(readMark);
  const words = [...text.matchAll(WORD)];
  const texts = words.map(([word]) => word);
  const segments: TextSegment[] = [];
  let done = 0;
  const cut = (end: number, match: boolean) => {
    if (end > done) segments.push({ text: text.slice(done, end), match });
    done = end;
  };
  for (let at = 0; at < words.length; at += 1) {
    const length = Math.max(0, ...wanted.map((one) => lengthAt(texts, at, one)));
    const [first, last] = [words[at], words[at + length - 1]];
    if (length === 0 || !first || !last) continue;
    cut(first.index, false);
    cut(last.index + last[0].length, true);
    at += length - 1;
  }
  cut(text.length, false);
  return segments;
}

/** The segments of a text in which something is marked; nothing for one with markup, which has to stay as it is. */
export function marksIn(text: string, marks: readonly string[]): readonly TextSegment[] | undefined {
  if (marks.length === 0 || /[<&]/.test(text)) return undefined;
  const segments = markedSegments(text, marks);
  return segments.some(({ match }) => match) ? segments : undefined;
}
