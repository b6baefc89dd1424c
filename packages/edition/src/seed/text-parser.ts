/**
 * Reads the newspaper's texts, which lie in `texts/` in a plain format that an editor can write:
 *
 *   # id                 begins an item
 *   key: value           what is known of it
 *   ## Title             begins a text; «## =» holds paragraphs that all texts of the item share
 *   > Summary
 *   paragraph            each on its own line, blank lines between
 *   - ingredient, 1. step, ? nick | question, ! answer
 */

import { readFileSync } from 'node:fs';
import type { Language } from '@portada/contract';

export interface ItemText {
  title: string;
  summary: string;
  paragraphs: string[];
  ingredients: string[];
  steps: string[];
  questions: { nick: string; text: string; answer: string }[];
}

export interface TextItem {
  id: string;
  /** Throws for a key that the item lacks: a gap in the texts is found while seeding, not by a reader. */
  need(key: string): string;
  get(key: string): string | undefined;
  texts: ItemText[];
  /** The paragraphs of «## =». */
  shared: string[];
}

/** The text file of a language, or the one for both. */
function readTexts(name: string, lang?: Language): string {
  const path = lang ? `./texts/${lang}/${name}.md` : `./texts/${name}.md`;
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

/** The items of a text file. */
export function readItems(name: string, lang: Language): TextItem[] {
  return readTexts(name, lang)
    .split(/^# /m)
    .slice(1)
    .map((source) => readItem(source, `${lang}/${name}`));
}

/** The rows of a table file, or of one of its `# headed` parts: cells apart by `|`. */
export function readRows(name: string, lang?: Language, heading?: string): string[][] {
  const source = readTexts(name, lang);
  const part = heading ? (source.split(`# ${heading}\n`)[1] ?? '').split(/^# /m)[0] : source;
  return (part ?? '')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

function readItem(source: string, where: string): TextItem {
  const [head = '', ...blocks] = source.split(/^## /m);
  const [id = '', ...lines] = head.split('\n').map((line) => line.trim());
  const fields = new Map<string, string>();
  const rest: string[] = [];
  for (const line of lines.filter(Boolean)) {
    const [, key, value] = /^([a-z]+): (.+)$/.exec(line) ?? [];
    if (key && value) fields.set(key, value);
    else rest.push(line);
  }
  const texts = blocks.map(readText);
  const shared = texts.filter((text) => text.title === '=').flatMap((text) => text.paragraphs);
  const own = texts.filter((text) => text.title !== '=');
  // An item without headings is one text under no title.
  const body = own.length > 0 ? own : [readText(['', ...rest].join('\n'))];
  return {
    id,
    texts: body,
    shared,
    get: (key) => fields.get(key),
    need(key) {
      const value = fields.get(key);
      if (value === undefined) throw new Error(`${where}: ${id} has no ${key}`);
      return value;
    },
  };
}

function readText(block: string): ItemText {
  const [title = '', ...lines] = block.split('\n').map((line) => line.trim());
  const text: ItemText = { title, summary: '', paragraphs: [], ingredients: [], steps: [], questions: [] };
  for (const line of lines.filter(Boolean)) addLine(text, line);
  return text;
}

function addLine(text: ItemText, line: string): void {
  const rest = line.replace(/^(?:[>\-?!]|\d+\.) /, '');
  if (line.startsWith('> ')) text.summary = rest;
  else if (line.startsWith('- ')) text.ingredients.push(rest);
  else if (/^\d+\. /.test(line)) text.steps.push(rest);
  else if (line.startsWith('? ')) {
    const [nick = '', question = ''] = rest.split(' | ');
    text.questions.push({ nick, text: question, answer: '' });
  } else if (line.startsWith('! ')) {
    const question = text.questions.at(-1);
    if (question) question.answer = rest;
  } else text.paragraphs.push(line);
}
