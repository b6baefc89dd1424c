import { cleanLine, shorten } from '../../content/plain-text.ts';
import { textOfHtml } from '../foreign-html.ts';
import type { ImportItem } from '../items.ts';
import { RejectedItemError } from '../problems.ts';
import type { XmlNode } from './node.ts';

/** A format of items in XML: it meets the elements of the file one after another. */
export interface XmlFormat {
  readonly name: string;
  read(node: XmlNode): ImportItem[];
  /** Problems that are known only at the end of the file. */
  end(): ImportItem[];
}

/** What an item is called in the report. */
export function labelOf(text: string): string {
  return shorten(cleanLine(text), 80);
}

/** The same of HTML, of which the beginning will do. */
export function labelOfHtml(html: string): string {
  return labelOf(textOfHtml(html.slice(0, 400)));
}

/** The item, or why it is none. */
export function attempt(line: number, label: string, make: () => ImportItem): ImportItem {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof RejectedItemError)) throw error;
    return { type: 'refused', line, label, reason: error.message };
  }
}
