/** Words that are searched for one another, from a file for each language that a newsroom may edit. */
import { readFileSync } from 'node:fs';
import type { Language } from '@portada/contract';
import { rootOf } from '@portada/shared/marked.ts';

/** By the root of a word, so that its plural has the same ones. */
type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Groups of words, one on each line: `ayuntamiento = consistorio`. A line with `#` is a comment. */
function readSynonyms(file: string): Synonyms {
  const synonyms = new Map<string, string[]>();
  for (const line of file.split('\n').filter((each) => !each.trimStart().startsWith('#'))) {
    const group = line
      .split('=')
      .map((word) => word.trim())
      .filter(Boolean);
    for (const word of group) {
      const others = group.filter((other) => other !== word);
      synonyms.set(rootOf(word), [...(synonyms.get(rootOf(word)) ?? []), ...others]);
    }
  }
  return synonyms;
}

function load(lang: Language): Synonyms {
  return readSynonyms(readFileSync(new URL(`./${lang}.txt`, import.meta.url), 'utf8'));
}

const byLanguage: Readonly<Record<Language, Synonyms>> = { es: load('es'), ca: load('ca') };

export function synonymsOf(lang: Language, word: string): readonly string[] {
  return byLanguage[lang].get(rootOf(word)) ?? [];
}
