/** XML that we write. */

/** What XML 1.0 has no place for: control characters and halves of characters. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/** XML that is written already. */
export interface Xml {
  readonly xml: string;
}

export type Attributes = Readonly<Record<string, string | number>>;

/** An element; a text within it is escaped, what has no content is closed at once. */
export function element(name: string, attributes: Attributes, content: string | readonly Xml[] = []): Xml {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  const inner = typeof content === 'string' ? escapeXml(content) : content.map(({ xml }) => xml).join('');
  return { xml: inner ? `<${name}${list.join('')}>${inner}</${name}>` : `<${name}${list.join('')}/>` };
}

/** An element of nothing but text. */
export function textElement(name: string, text: string): Xml {
  return element(name, {}, text);
}

export function xmlDocument({ xml }: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
}
