/** The texts of a Liquid template: between its tags, in the attributes that readers see or hear, and in its code. */

/** What a source says, and where. */
export interface TextOfSource {
  readonly text: string;
  readonly line: number;
}

/** Read by browsers alone. */
const UNREAD = /\{% comment %\}[\s\S]*?\{% endcomment %\}|<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/g;
const CODE = /\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}/g;
const LITERAL = /'([^'\n]*)'|"([^"\n]*)"/g;
const TAG = /<[^<>]*>/g;
const SHOWN = /\s(?:alt|aria-label|placeholder|title)="([^"]*)"/g;
/** Stands for a tag: what is on both sides of it are two texts. */
const CUT = '\0';

/** With `{}` for what the template fills in. */
export function templateTexts(source: string): TextOfSource[] {
  const read = source.replace(UNREAD, (unread) => inItsPlace(unread, CUT));
  const html = read.replace(CODE, (code) => inItsPlace(code, code.startsWith('{{') ? '{}' : CUT));
  const shown = html.replace(TAG, (tag) => inItsPlace(tag, CUT));
  const code = [...read.matchAll(CODE)].flatMap(({ 0: text, index }) =>
    found(text, LITERAL, lineOf(read, index)),
  );
  return [...code, ...found(html, SHOWN), ...found(shown, /[^\0]+/g)].filter(({ text }) =>
    /\p{L}/u.test(text),
  );
}

/** In place of a piece of source, on as many lines. */
function inItsPlace(piece: string, replacement: string): string {
  return replacement + '\n'.repeat(lineOf(piece) - 1);
}

function found(source: string, pattern: RegExp, firstLine = 1): TextOfSource[] {
  return [...source.matchAll(pattern)].map((match) => {
    const [whole] = match;
    const text = match.slice(1).find((part) => part !== undefined) ?? whole;
    const start = match.index + whole.search(/\S|$/);
    return { text: text.trim(), line: firstLine + lineOf(source, start) - 1 };
  });
}

/** Of the end of a text, or of an index in it; the first is 1. */
function lineOf(text: string, index = text.length): number {
  return text.slice(0, index).split('\n').length;
}
