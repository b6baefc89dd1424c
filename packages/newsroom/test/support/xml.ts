/** A strict XML parser: malformed XML fails the test. */
import { SaxesParser } from 'saxes';

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

export function parseXml(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const stack = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const list = Object.values(attributes).map((one) => [one.name, one.value] as const);
    const element: Element = { name, attributes: Object.fromEntries(list), children: [], text: '' };
    stack.at(-1)?.children.push(element);
    stack.push(element);
  });
  parser.on('text', (text) => {
    const top = stack.at(-1);
    if (top) top.text += text;
  });
  parser.on('closetag', () => void stack.pop());
  parser.write(xml).close();
  const [first] = root.children;
  if (!first) throw new Error('there is no element');
  return first;
}

/** The elements of that name, at any depth. */
export function all(element: Element, name: string): Element[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]);
}

/** The text of the first element of that name. */
export function textIn(element: Element, name: string): string {
  return all(element, name)[0]?.text ?? '';
}
