/** Writes XML. */
import { escapeHtml } from '../strings/escape-html.ts';

/** Characters that XML 1.0 does not allow: control characters and lone surrogates. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

function escapeXml(text: string): string {
  return escapeHtml(text.toWellFormed().replace(UNWRITABLE, ''));
}

/** Serialised XML, which is not escaped again. */
export interface Xml {
  readonly xml: string;
}

export type Attributes = Readonly<Record<string, string | number>>;

/** An element; text content is escaped, an empty element is self-closing. */
export function element(name: string, attributes: Attributes, content: string | readonly Xml[] = []): Xml {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  const inner = typeof content === 'string' ? escapeXml(content) : content.map(({ xml }) => xml).join('');
  return { xml: inner ? `<${name}${list.join('')}>${inner}</${name}>` : `<${name}${list.join('')}/>` };
}

/** An element with text content only. */
export function textElement(name: string, text: string): Xml {
  return element(name, {}, text);
}

export function xmlDocument({ xml }: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
}
