import { cleanLine, shorten } from '../../content/plain-text.ts';
import { textOfHtml } from '../foreign-html.ts';
import type { ImportItem } from '../items.ts';
import { notTaken, RejectedItemError } from '../problems.ts';
import type { XmlNode } from './node.ts';

/** A parser of items in XML, called with the elements of the file in order. */
export interface XmlFormat {
  readonly name: string;
  read(node: XmlNode): ImportItem[];
  /** What is known only at the end of the file, or of what can be read of it. */
  end(): ImportItem[];
}

/** The item's label in the report. */
export function labelOf(text: string): string {
  return shorten(cleanLine(text), 80);
}

/** The same for HTML, of which only the beginning is parsed. */
export function labelOfHtml(html: string): string {
  return labelOf(textOfHtml(html.slice(0, 400)));
}

/** The item, or the reason why it is invalid. */
export function attempt(line: number, label: string, make: () => ImportItem): ImportItem {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof RejectedItemError)) throw error;
    return { type: notTaken(error), line, label, reason: error.message };
  }
}
