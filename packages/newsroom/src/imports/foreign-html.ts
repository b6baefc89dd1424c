/**
 * Converts foreign HTML to the newsroom's vocabulary: it is parsed and written again from its meaning. Nothing is
 * passed through, so no script can be.
 */
import { withoutUnseen } from '@portada/contract/rules';
import { Parser } from 'htmlparser2';
import { cleanLine, plainSpaces } from '../content/plain-text.ts';
import { escapeHtml } from '../strings/escape-html.ts';
import { RejectedItemError } from './problems.ts';

type Kind = 'p' | 'h2' | 'quote' | 'ul' | 'ol';

/** A paragraph, a heading or a list item; those of the same list or quotation share its number. */
interface Block {
  readonly kind: Kind;
  readonly group: number;
  readonly html: string;
}

/** Elements removed with their content: scripts, frames, drawings and form controls. */
const dropped = new Set(
  `script style template noscript iframe frame frameset noframes noembed object embed applet svg math canvas audio video
   picture select option textarea button input label head title figcaption map dialog`.split(/\s+/),
);
const emphases: ReadonlyMap<string, 'strong' | 'em'> = new Map([
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'em'],
  ['em', 'em'],
]);
/** Inline elements, which begin no block. */
const inside = new Set(
  'a abbr b bdi bdo big br cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

const cells = new Set(['td', 'th']);

/** The maximum depth of elements: the parser's time grows more than linearly with it. */
const DEEPEST = 500;

/**
 * Returns HTML of the safe vocabulary (p, h2, br, a, strong, em, blockquote, ul, ol, li); links are resolved against
 * `base`. The line breaks of the source are breaks where it `keepsLines`, as they always are in preformatted text.
 * Throws a `RejectedItemError` for HTML beyond the limits.
 */
export function adoptHtml(html: string, base = '', keepsLines = false): string {
  const writer = new Writer(base, keepsLines);
  const parser = new Parser(writer, { decodeEntities: true, lowerCaseTags: true });
  parser.write(html);
  parser.end();
  return serialise(writer.blocks);
}

/** The visible text, as one line. */
export function textOfHtml(html: string): string {
  return cleanLine(
    adoptHtml(html)
      .replace(/<\/(p|h2|li)>|<br>/g, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&'),
  );
}

class Writer {
  readonly blocks: Block[] = [];
  readonly #base: string;
  readonly #keepsLines: boolean;
  /** The open inline elements of a line: emphasis and links, with their start tags. */
  readonly #open: { name: string; tag: 'strong' | 'em' | 'a'; start: string }[] = [];
  readonly #lists: { kind: 'ul' | 'ol'; group: number }[] = [];
  #line = '';
  #hasText = false;
  /** Line breaks since the last text: one is a `br`, more begin a paragraph. */
  #breaks = 0;
  /** Whether the last thing was a `br`, which the source may have at the end of its line. */
  #isAfterBr = false;
  #preformatted = 0;
  #isHeading = false;
  #quotes = 0;
  #group = 0;
  #depth = 0;
  /** The removed elements that are open. */
  #dropping: string[] = [];

  constructor(base: string, keepsLines: boolean) {
    this.#base = base;
    this.#keepsLines = keepsLines;
  }

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw new RejectedItemError(`its HTML is more than ${DEEPEST} elements deep`);
    if (this.#dropping.length > 0 || dropped.has(name)) {
      // The parser closes void elements at once.
      this.#dropping.push(name);
      return;
    }
    const emphasis = emphases.get(name);
    if (emphasis) this.#begin(name, emphasis, `<${emphasis}>`);
    else if (name === 'a') this.#beginLink(attributes.href ?? '');
    else if (name === 'br') this.#break();
    else if (cells.has(name)) this.#separate();
    else if (!inside.has(name)) this.#beginBlock(name);
  }

  onclosetag(name: string): void {
    this.#depth -= 1;
    if (this.#dropping.length > 0) {
      const at = this.#dropping.lastIndexOf(name);
      if (at >= 0) this.#dropping.length = at;
      return;
    }
    if (emphases.has(name) || name === 'a') this.#end(name);
    else if (name === 'br') this.#isAfterBr = true;
    else if (cells.has(name)) this.#breaks = 0;
    else if (!inside.has(name)) this.#leaveBlock(name);
  }

  ontext(text: string): void {
    if (this.#dropping.length > 0) return;
    const keepsLines = this.#keepsLines || this.#preformatted > 0;
    const own = keepsLines && this.#isAfterBr ? text.replace(/^[ \t]*(?:\r\n?|\n)/, '') : text;
    this.#isAfterBr = false;
    // Plain text editors leave an empty line between paragraphs.
    const [first = '', ...rest] = own.split(keepsLines ? /\r\n?|\n/ : /\r?\n[ \t]*\r?\n\s*/);
    this.#write(first);
    for (const line of rest) {
      if (keepsLines) this.#break();
      else this.#endBlock();
      this.#write(line);
    }
  }

  onend(): void {
    this.#endBlock();
  }

  #beginBlock(name: string): void {
    this.#endBlock();
    if (name === 'pre') this.#preformatted += 1;
    if (name === 'ul' || name === 'ol') this.#lists.push({ kind: name, group: ++this.#group });
    if (name === 'blockquote' && this.#quotes++ === 0) this.#group += 1;
    this.#isHeading = /^h[1-6]$/.test(name);
  }

  #leaveBlock(name: string): void {
    this.#endBlock();
    if (name === 'pre') this.#preformatted = Math.max(0, this.#preformatted - 1);
    if (name === 'ul' || name === 'ol') this.#lists.pop();
    if (name === 'blockquote') this.#quotes = Math.max(0, this.#quotes - 1);
    this.#isHeading = false;
  }

  #write(text: string): void {
    // What is not seen stays until the block ends: only the letters around it tell whether it is needed.
    const line = plainSpaces(text).replace(/[^\S\ufeff]+/g, ' ');
    const isBlank = cleanLine(text) === '';
    if (isBlank && (!this.#hasText || this.#breaks > 0)) return;
    if (this.#breaks > 1) this.#endBlock();
    const begins = this.#breaks === 1 ? '<br>\n' : '';
    this.#line += begins + escapeHtml(begins ? line.trimStart() : line);
    this.#breaks = 0;
    this.#hasText ||= !isBlank;
  }

  /** A line break, unless it is at the edge of a block. */
  #break(): void {
    if (this.#hasText) this.#breaks += 1;
  }

  /** Cells of a row stand beside one another, on whatever lines of the source. */
  #separate(): void {
    this.#breaks = 0;
    this.#write(' ');
  }

  #begin(name: string, tag: 'strong' | 'em' | 'a', start: string): void {
    // Nested elements of the same kind are collapsed, so that deep nesting has no effect.
    if (this.#open.some((one) => one.tag === tag)) return;
    this.#open.push({ name, tag, start });
    this.#line += start;
  }

  #beginLink(href: string): void {
    const address = safeAddress(href, this.#base);
    if (address) this.#begin('a', 'a', `<a href="${escapeHtml(address)}">`);
  }

  #end(name: string): void {
    const at = this.#open.findLastIndex((one) => one.name === name);
    if (at < 0) return;
    const above = this.#open.splice(at).slice(1);
    const closing = [...above].reverse().map(({ tag }) => `</${tag}>`);
    this.#line += `${closing.join('')}</${emphases.get(name) ?? 'a'}>`;
    for (const one of above) {
      this.#open.push(one);
      this.#line += one.start;
    }
  }

  #endBlock(): void {
    const closing = [...this.#open].reverse().map(({ tag }) => `</${tag}>`);
    const html = withoutUnseen(this.#line + closing.join(''))
      .replace(/<(strong|em|a)(?: href="[^"]*")?>\s*<\/\1>/g, '')
      .trim();
    if (this.#hasText) this.blocks.push({ ...this.#place(), html });
    this.#line = this.#open.map(({ start }) => start).join('');
    this.#hasText = false;
    this.#breaks = 0;
  }

  #place(): Pick<Block, 'kind' | 'group'> {
    const list = this.#lists.at(-1);
    if (list) return list;
    if (this.#isHeading) return { kind: 'h2', group: 0 };
    return this.#quotes > 0 ? { kind: 'quote', group: this.#group } : { kind: 'p', group: 0 };
  }
}

function serialise(blocks: readonly Block[]): string {
  const parts: string[] = [];
  for (const [index, { kind, group, html }] of blocks.entries()) {
    const previous = blocks[index - 1];
    const next = blocks[index + 1];
    const tag = kind === 'ul' || kind === 'ol' ? 'li' : kind === 'h2' ? 'h2' : 'p';
    const around = kind === 'quote' ? 'blockquote' : tag === 'li' ? kind : '';
    if (around && !(previous?.kind === kind && previous.group === group)) parts.push(`<${around}>`);
    parts.push(`<${tag}>${html}</${tag}>`);
    if (around && !(next?.kind === kind && next.group === group)) parts.push(`</${around}>`);
  }
  return parts.join('\n');
}

/** The absolute URL of an external link; undefined for other schemes than http(s), mailto and tel. */
export function safeAddress(href: string, base = ''): string {
  const url = URL.parse(href.trim(), base || undefined);
  if (!url || !/^(https?|mailto|tel):$/.test(url.protocol)) return '';
  if (url.username || url.password) return '';
  return url.href;
}
