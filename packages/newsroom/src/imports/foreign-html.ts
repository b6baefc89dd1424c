/**
 * Converts foreign HTML to the newsroom's vocabulary: it is parsed and written again from its meaning. Nothing is
 * passed through, so no script can be.
 */
import { Parser } from 'htmlparser2';
import { escapeHtml } from '../content/html.ts';
import { cleanLine } from '../content/plain-text.ts';
import { RejectedItemError } from './problems.ts';

type Kind = 'p' | 'h2' | 'quote' | 'ul' | 'ol';

/** A paragraph, a heading or an item of a list; those of one list or quotation have its number. */
interface Block {
  readonly kind: Kind;
  readonly group: number;
  readonly html: string;
}

/** What is left out with everything in it: it runs, frames, draws, or asks something of the reader. */
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
/** What a line goes through without a break. */
const inside = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

const cells = new Set(['td', 'th']);

/** Elements within elements: what the parser takes ever longer for. */
const DEEPEST = 500;

/** Throws a `Refused` for what is no honest text. HTML of the safe vocabulary (p, h2, a, strong, em, blockquote, ul, ol, li). Addresses are read from `base`. */
export function adoptHtml(html: string, base = ''): string {
  const writer = new Writer(base);
  const parser = new Parser(writer, { decodeEntities: true, lowerCaseTags: true });
  parser.write(html);
  parser.end();
  return serialise(writer.blocks);
}

/** What a reader would see of it, in one line. */
export function textOfHtml(html: string): string {
  return cleanLine(
    adoptHtml(html)
      .replace(/<\/(p|h2|li)>/g, ' ')
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
  /** Open elements of a line: emphasis and links, with how each begins. */
  readonly #open: { name: string; tag: 'strong' | 'em' | 'a'; start: string }[] = [];
  readonly #lists: { kind: 'ul' | 'ol'; group: number }[] = [];
  #line = '';
  #hasText = false;
  #isHeading = false;
  #quotes = 0;
  #group = 0;
  #depth = 0;
  /** The elements left out that we are inside of. */
  #dropping: string[] = [];

  constructor(base: string) {
    this.#base = base;
  }

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw new RejectedItemError(`its HTML is more than ${DEEPEST} elements deep`);
    if (this.#dropping.length > 0 || dropped.has(name)) {
      // One without an end is closed by the parser at once.
      this.#dropping.push(name);
      return;
    }
    const emphasis = emphases.get(name);
    if (emphasis) this.#begin(name, emphasis, `<${emphasis}>`);
    else if (name === 'a') this.#beginLink(attributes.href ?? '');
    else if (cells.has(name)) this.ontext(' ');
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
    else if (!inside.has(name) && !cells.has(name)) this.#leaveBlock(name);
  }

  ontext(text: string): void {
    if (this.#dropping.length > 0) return;
    // Editors of plain text leave an empty line between paragraphs.
    const [first = '', ...rest] = text.split(/\r?\n[ \t]*\r?\n\s*/);
    this.#write(first);
    for (const paragraph of rest) {
      this.#endBlock();
      this.#write(paragraph);
    }
  }

  onend(): void {
    this.#endBlock();
  }

  #beginBlock(name: string): void {
    this.#endBlock();
    if (name === 'ul' || name === 'ol') this.#lists.push({ kind: name, group: ++this.#group });
    if (name === 'blockquote' && this.#quotes++ === 0) this.#group += 1;
    this.#isHeading = /^h[1-6]$/.test(name);
  }

  #leaveBlock(name: string): void {
    this.#endBlock();
    if (name === 'ul' || name === 'ol') this.#lists.pop();
    if (name === 'blockquote') this.#quotes = Math.max(0, this.#quotes - 1);
    this.#isHeading = false;
  }

  #write(text: string): void {
    const shown = cleanLine(text, 'ends');
    if (!this.#hasText && shown.trim() === '') return;
    this.#hasText ||= shown.trim() !== '';
    this.#line += escapeHtml(shown);
  }

  #begin(name: string, tag: 'strong' | 'em' | 'a', start: string): void {
    // One of a kind is enough, and so deep nesting comes to nothing.
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
    const html = (this.#line + closing.join(''))
      .replace(/<(strong|em|a)(?: href="[^"]*")?>\s*<\/\1>/g, '')
      .trim();
    if (this.#hasText) this.blocks.push({ ...this.#place(), html });
    this.#line = this.#open.map(({ start }) => start).join('');
    this.#hasText = false;
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

/** The whole address where a link of others may lead, or nothing for what is no page, mail or telephone. */
export function safeAddress(href: string, base = ''): string {
  const url = URL.parse(href.trim(), base || undefined);
  if (!url || !/^(https?|mailto|tel):$/.test(url.protocol)) return '';
  if (url.username || url.password) return '';
  return url.href;
}
