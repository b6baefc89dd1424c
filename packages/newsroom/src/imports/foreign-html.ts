/**
 * Converts foreign HTML to the newsroom's vocabulary: it is parsed and written again from its meaning. Nothing is
 * passed through, so no script can be.
 */
import { Parser } from 'htmlparser2';
import { cleanLine } from '../content/plain-text.ts';
import { type Block, type BodyPart, serialise, withoutFigures } from './html/blocks.ts';
import { Writer } from './html/writer.ts';

export { safeAddress } from './html/safe-address.ts';

/**
 * Returns HTML of the safe vocabulary (p, h2, br, a, strong, em, blockquote, ul, ol, li, figure, and the parts of
 * tables), with the pictures in their places; links are resolved against `base`. The line breaks of the source are
 * breaks where it `keepsLines`, as they always are in preformatted text. Throws a `RejectedItemError` for HTML beyond
 * the limits.
 */
export function adoptBody(html: string, base = '', keepsLines = false): BodyPart[] {
  return serialise(blocksOf(html, base, keepsLines));
}

/** The same without its pictures. */
export function adoptHtml(html: string, base = '', keepsLines = false): string {
  return withoutFigures(adoptBody(html, base, keepsLines));
}

function blocksOf(html: string, base: string, keepsLines: boolean): readonly Block[] {
  const writer = new Writer(base, keepsLines);
  const parser = new Parser(writer, { decodeEntities: true, lowerCaseTags: true });
  parser.write(html);
  parser.end();
  return writer.blocks;
}

/** The visible text, as one line. */
export function textOfHtml(html: string): string {
  return cleanLine(
    adoptHtml(html)
      .replace(/<\/(p|h2|li|td|th|caption)>|<br>/g, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&'),
  );
}
