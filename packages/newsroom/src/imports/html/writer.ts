/** Writes foreign HTML again, from its meaning: what has no meaning here is not written. */
import { withoutUnseen } from '@portada/contract/rules';
import { embedOf } from '../../content/embeds.ts';
import { cleanLine, plainSpaces, shorten } from '../../content/plain-text.ts';
import { escapeHtml } from '../../strings/escape-html.ts';
import { RejectedItemError } from '../problems.ts';
import type { Block, TextBlock } from './blocks.ts';
import { FigureReader } from './figure.ts';
import { pictureOf } from './picture.ts';
import { safeAddress } from './safe-address.ts';
import { type Attributes, TableReader, tableParts } from './table.ts';

/** Elements removed with their content: scripts, frames, drawings and form controls. */
const dropped = new Set(
  `script style template noscript iframe frame frameset noframes noembed object embed applet svg math canvas audio video
   select option textarea button input label head title map dialog`.split(/\s+/),
);
const emphases: ReadonlyMap<string, 'strong' | 'em'> = new Map([
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'em'],
  ['em', 'em'],
]);
/** Inline elements, which begin no block. */
const inside = new Set(
  'a abbr b bdi bdo big br cite code data del dfn em font i img ins kbd mark picture q s samp small source span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

const cells = new Set(['td', 'th']);
/** Posts of other services that their script would draw. */
const POST = /(?:^|\s)(?:twitter-tweet|twitter-video|instagram-media|tiktok-embed)(?:\s|$)/;

/** The maximum depth of elements: the parser's time grows more than linearly with it. */
const DEEPEST = 500;
const LONGEST_TITLE = 200;

export class Writer {
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
  /** The open tables: those in a cell of another are words of that cell. */
  #tables = 0;
  #table: TableReader | undefined;
  readonly #figures: FigureReader[] = [];
  /** What stands in the middle of a line, and is shown behind it. */
  readonly #after: Block[] = [];
  /** The address of the quoted post of another service; undefined outside one. */
  #post: string | undefined;
  /** The removed elements that are open. */
  #dropping: string[] = [];

  constructor(base: string, keepsLines: boolean) {
    this.#base = base;
    this.#keepsLines = keepsLines;
  }

  onopentag(name: string, attributes: Attributes): void {
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw new RejectedItemError(`its HTML is more than ${DEEPEST} elements deep`);
    if (this.#dropping.length > 0 || dropped.has(name)) {
      if (name === 'iframe' && this.#dropping.length === 0) this.#putFrame(attributes);
      // The parser closes void elements at once.
      this.#dropping.push(name);
      return;
    }
    const emphasis = emphases.get(name);
    if (emphasis) this.#begin(name, emphasis, `<${emphasis}>`);
    else if (name === 'a') this.#beginLink(attributes.href ?? '');
    else if (name === 'br') this.#break();
    else if (name === 'img') this.#putPicture(attributes);
    else if (this.#tables === 1 && tableParts.has(name)) this.#beginPart(name, attributes);
    else if (cells.has(name)) this.#separate();
    else if (!inside.has(name)) this.#beginBlock(name, attributes);
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
    else if (this.#tables === 1 && tableParts.has(name)) this.#endPart(name);
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

  #beginBlock(name: string, attributes: Attributes): void {
    this.#endBlock();
    if (name === 'table' && this.#tables++ === 0) this.#table = new TableReader();
    if (name === 'figure') this.#figures.push(new FigureReader());
    if (name === 'figcaption') this.#setCaption(true);
    if (name === 'blockquote' && POST.test(attributes.class ?? '')) this.#post = attributes.cite ?? '';
    if (name === 'pre') this.#preformatted += 1;
    if (name === 'ul' || name === 'ol') this.#lists.push({ kind: name, group: ++this.#group });
    if (name === 'blockquote' && this.#quotes++ === 0) this.#group += 1;
    this.#isHeading = /^h[1-6]$/.test(name);
  }

  #leaveBlock(name: string): void {
    this.#endBlock();
    if (name === 'pre') this.#preformatted = Math.max(0, this.#preformatted - 1);
    if (name === 'ul' || name === 'ol') this.#lists.pop();
    if (name === 'blockquote') this.#leaveQuote();
    if (name === 'table' && this.#tables > 0 && --this.#tables === 0) this.#putTable();
    if (name === 'figure') for (const block of this.#figures.pop()?.read() ?? []) this.#push(block);
    if (name === 'figcaption') this.#setCaption(false);
    this.#isHeading = false;
  }

  #leaveQuote(): void {
    this.#quotes = Math.max(0, this.#quotes - 1);
    const post = this.#quotes === 0 ? embedOf(this.#post ?? '') : undefined;
    if (post) this.#push({ kind: 'embed', url: post.url, title: post.provider });
    if (this.#quotes === 0) this.#post = undefined;
  }

  #beginPart(name: string, attributes: Attributes): void {
    this.#endBlock();
    this.#table?.begin(name, attributes);
  }

  #endPart(name: string): void {
    this.#endBlock();
    this.#table?.end(name);
  }

  #putTable(): void {
    if (this.#table) this.#push({ kind: 'table', table: this.#table.read() });
    this.#table = undefined;
  }

  /** A picture in a paragraph stands after it, or before it where it begins with the picture. */
  #putPicture(attributes: Attributes): void {
    const picture = pictureOf(attributes, this.#base);
    if (!picture) return;
    const block: Block = { kind: 'figure', figure: { ...picture, otherwise: '' } };
    if (this.#hasText) this.#after.push(block);
    else this.#push(block);
  }

  #putFrame({ src = '', title = '' }: Attributes): void {
    const embed = embedOf(safeAddress(src, this.#base));
    if (!embed) return;
    this.#endBlock();
    const name = shorten(cleanLine(title), LONGEST_TITLE);
    this.#push({ kind: 'embed', url: embed.url, title: name || embed.provider });
  }

  #setCaption(isCaption: boolean): void {
    const figure = this.#figures.at(-1);
    if (figure && !this.#table) figure.isCaption = isCaption;
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
    if (this.#quotes > 0 && this.#post !== undefined && embedOf(address)) this.#post = address;
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
    if (this.#hasText) this.#put(html);
    for (const block of this.#after.splice(0)) this.#push(block);
    this.#line = this.#open.map(({ start }) => start).join('');
    this.#hasText = false;
    this.#breaks = 0;
  }

  /** Words of a table or a figure stand in it, all others for themselves. */
  #put(html: string): void {
    if (this.#table?.add(html) || this.#figures.at(-1)?.takes(html)) return;
    // The address of a post or a player on a line of its own is shown by many programs as that.
    const embed = /^https?:\/\/\S+$/.test(html) ? embedOf(html.replaceAll('&amp;', '&')) : undefined;
    this.#push(embed ? { kind: 'embed', url: embed.url, title: embed.provider } : { ...this.#place(), html });
  }

  #push(block: Block): void {
    (this.#figures.at(-1)?.held ?? this.blocks).push(block);
  }

  #place(): Pick<TextBlock, 'kind' | 'group'> {
    const list = this.#lists.at(-1);
    if (list) return list;
    if (this.#isHeading) return { kind: 'h2', group: 0 };
    return this.#quotes > 0 ? { kind: 'quote', group: this.#group } : { kind: 'p', group: 0 };
  }
}
