/**
 * A text for readers is defined once. A sentence that pages and widgets, or several widgets, share is in
 * `packages/shared/src/texts`, from which each imports it: two copies drift apart.
 *
 * - A sentence is a text of a file of texts: a set of `messages`, `texts.ts`, `…-texts.ts`, or a file of the shared
 *   texts. It must not occur anywhere else, in no other source and no template.
 * - Between server and widgets two words are enough, since both are shown on the same page. Within one side it takes
 *   three: two widgets may both have «Enlace copiado», and single words may occur anywhere.
 * - A file and its counterparts in other languages count as one: languages share phrases by chance.
 * - A full stop at the end and a capital at the beginning distinguish phrases: a label, a sentence, and a word within
 *   one differ. The names of placeholders do not matter.
 * - The file of a language does not import the set that loads it, which sees to its keys: neither is above the other.
 */
import type { SourceFile } from '../tracked.ts';
import { type TextOfSource, templateTexts } from './template-texts.ts';
import { isTest } from './zones.ts';

const SPEAKING = /^(packages\/(shared|core|ui|newsroom|edition)\/(src|views)|widgets)\//;
/** The example newspaper's contents are no interface texts. */
const PUBLISHED = /\/(seed|fixtures)\//;
/** Files of nothing but texts. */
export const OF_TEXTS =
  /(^|[/-])(messages|texts?|words|phrases|email-templates)(\.\w\w)?\.ts$|^packages\/shared\/src\/texts\//;
const LANGUAGE_FILE = /^(?:packages|widgets)\/.*\/messages\.\w\w\.ts$/;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const SHARED = 'packages/shared/src/texts';

/** Whether a reader may come to read what a source says. */
export const isSpoken = (path: string) => SPEAKING.test(path) && !PUBLISHED.test(path) && !isTest(path);

export const isTemplate = (path: string) => path.endsWith('.liquid');

interface Place {
  readonly path: string;
  readonly line: number;
}

export function textProblems(files: readonly SourceFile[]): string[] {
  const speaking = files.filter(({ path }) => isSpoken(path));
  const places = new Map<string, Place[]>();
  for (const file of speaking) {
    for (const { text, line } of textsIn(file)) {
      places.set(text, [...(places.get(text) ?? []), { path: file.path, line }]);
    }
  }
  return [...places].flatMap(([text, all]) => problemOf(text, all));
}

/** Of each file by itself. */
export function languageFileProblems({ path, text }: SourceFile): string[] {
  if (!LANGUAGE_FILE.test(path) || !text.includes("from './messages.ts'")) return [];
  return [`${path} imports the set that loads it; defineMessages sees to its keys.`];
}

function problemOf(text: string, places: readonly Place[]): string[] {
  const [first, second] = [...new Map(places.map((place) => [moduleOf(place.path), place])).values()];
  if (!first || !second || !places.some(({ path }) => OF_TEXTS.test(path))) return [];
  const sides = new Set(places.map(({ path }) => sideOf(path)));
  if (wordsIn(text) < (sides.size > 1 ? 2 : 3)) return [];
  const both = [first, second].map(({ path, line }) => `${path}:${line}`).join(' and ');
  return [`${both} both say «${text}»; one takes it from the other, or both from ${SHARED}.`];
}

/** The path without the language. */
function moduleOf(path: string): string {
  return path.replace(/\.(es|ca|en|it)\.ts$/, '.ts');
}

function sideOf(path: string): string {
  if (path.startsWith('packages/newsroom/')) return 'server';
  return path.startsWith('packages/shared/') ? 'shared' : 'widgets';
}

/** Words of letters; placeholders do not count. */
function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /^[^{]*\p{L}/u.test(word)).length;
}

function textsIn({ path, text }: SourceFile): TextOfSource[] {
  return (isTemplate(path) ? templateTexts(text) : literalsIn(text))
    .map((literal) => ({ ...literal, text: plain(literal.text) }))
    .filter((literal) => literal.text.includes(' '));
}

/** Every literal of a source, with the property whose value it is, if it is one's: `title: 'Agenda'`. */
export function literalsIn(source: string): (TextOfSource & { property: string })[] {
  return [...withoutComments(source).matchAll(LITERAL)].map((match) => ({
    text: match.slice(1).find((part) => part !== undefined) ?? match[0],
    line: source.slice(0, match.index).split('\n').length,
    property: /([\w.'-]+):\s*$/.exec(source.slice(0, match.index))?.[1] ?? '',
  }));
}

function plain(literal: string): string {
  return literal
    .replace(/\$?\{[^}]*\}/g, '{}')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Blanks comments at the start of a line, keeping line numbers. */
function withoutComments(text: string): string {
  return text
    .replace(/^[ \t]*\/\*[\s\S]*?\*\//gm, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/^[ \t]*\/\/.*$/gm, (comment) => ' '.repeat(comment.length));
}
