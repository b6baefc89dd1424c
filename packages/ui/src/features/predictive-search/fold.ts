/** Texts compared as readers mean them: accents and case do not matter (PRED-04). */
import { PLAIN_LETTERS } from '@portada/contract';
import { fold } from '@portada/shared/fold.ts';
import type { TextSegment } from '@portada/shared/marked.ts';

function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether every word of the query stands somewhere in the text. */
export function matches(text: string, query: string): boolean {
  const folded = fold(text);
  return wordsOf(query).every((word) => folded.includes(word));
}

/** Letters as readers count them, each folded, so that a place in the folded text leads back to one in the text. */
function lettersOf(text: string): { letter: string; folded: string }[] {
  const letters = PLAIN_LETTERS.test(text)
    ? [...text]
    : Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return letters.map((letter) => ({ letter, folded: fold(letter) }));
}

/** Cuts a text into what matches a word of the query and what stands between. Together they are the text. */
export function segments(text: string, query: string): TextSegment[] {
  const letters = lettersOf(text);
  const starts: number[] = [];
  let folded = '';
  for (const letter of letters) {
    starts.push(folded.length);
    folded += letter.folded;
  }
  const marked = new Set<number>();
  for (const word of wordsOf(query)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      starts.forEach((start, index) => {
        if (start >= at && start < at + word.length) marked.add(index);
      });
    }
  }
  const cut: { text: string; match: boolean }[] = [];
  letters.forEach(({ letter }, index) => {
    const last = cut.at(-1);
    const match = marked.has(index);
    if (last?.match === match) last.text += letter;
    else cut.push({ text: letter, match });
  });
  return cut;
}
