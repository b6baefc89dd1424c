/** What a text is made of: paragraphs, headings, items of lists, tables, pictures and embeds. */
import { escapeHtml } from '../../strings/escape-html.ts';
import { type Table, writeTable } from './table.ts';

/** A picture at the address of its source. */
export interface SourcePicture {
  readonly url: string;
  readonly alt: string;
  /** Inline HTML of the safe vocabulary. */
  readonly caption: string;
  /** Plain text. */
  readonly credit: string;
}

/** A picture of a text. */
export interface Figure extends SourcePicture {
  /** Text that stays if the picture cannot be had. */
  readonly otherwise: string;
}

/** A text is HTML, and pictures between it that are yet to be had. */
export type BodyPart = string | Figure;

/** A paragraph, a heading or a list item; those of the same list or quotation share its number. */
export interface TextBlock {
  readonly kind: 'p' | 'h2' | 'quote' | 'ul' | 'ol';
  readonly group: number;
  readonly html: string;
}

export type Block =
  | TextBlock
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'figure'; readonly figure: Figure }
  | { readonly kind: 'embed'; readonly url: string; readonly title: string };

export function serialise(blocks: readonly Block[]): BodyPart[] {
  const parts: BodyPart[] = [];
  let lines: string[] = [];
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'figure') lines.push(...linesOf(block, blocks[index - 1], blocks[index + 1]));
    else {
      if (lines.length > 0) parts.push(lines.join('\n'));
      lines = [];
      parts.push(block.figure);
    }
  }
  return lines.length > 0 ? [...parts, lines.join('\n')] : parts;
}

/** The HTML without its pictures. */
export function withoutFigures(parts: readonly BodyPart[]): string {
  return parts.filter((part) => typeof part === 'string').join('\n');
}

function linesOf(
  block: Exclude<Block, { kind: 'figure' }>,
  previous: Block | undefined,
  next: Block | undefined,
): string[] {
  if (block.kind === 'table') return writeTable(block.table);
  if (block.kind === 'embed') return [embedHtml(block.url, block.title)];
  const { kind, html } = block;
  const tag = kind === 'ul' || kind === 'ol' ? 'li' : kind === 'h2' ? 'h2' : 'p';
  const around = kind === 'quote' ? 'blockquote' : tag === 'li' ? kind : '';
  const line = `<${tag}>${html}</${tag}>`;
  if (!around) return [line];
  return [
    ...(isTogether(block, previous) ? [] : [`<${around}>`]),
    line,
    ...(isTogether(block, next) ? [] : [`</${around}>`]),
  ];
}

function isTogether({ kind, group }: TextBlock, other: Block | undefined): boolean {
  return other?.kind === kind && 'group' in other && other.group === group;
}

/** A link until the page makes a card of it. */
function embedHtml(url: string, title: string): string {
  return `<figure><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></figure>`;
}
