/**
 * Streams external XML item by item, in files of any size, with strict limits. The parser knows the five entities of
 * XML and those of HTML below; it expands no others (XXE) and fetches nothing.
 */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { UnreadableFileError } from '../problems.ts';
import { htmlEntities } from './html-entities.ts';
import { nameOf, type XmlNode } from './node.ts';

export interface XmlRoot {
  readonly name: string;
  /** The namespaces that it declares. */
  readonly namespaces: readonly string[];
}

export type XmlEvent =
  | { readonly type: 'root'; readonly root: XmlRoot; readonly line: number }
  /** An element at the level of items. `problem` is set if it exceeds a limit or is invalid. */
  | { readonly type: 'node'; readonly node: XmlNode; readonly problem: string }
  /** An error between items. */
  | { readonly type: 'problem'; readonly line: number; readonly message: string };

/** The maximum of characters per item. */
const LARGEST_ITEM = 4_000_000;
/** The maximum depth. Real feeds have some ten levels. */
const DEEPEST = 64;
/** The maximum of characters without markup, which the parser buffers. */
const LONGEST_TEXT = 8_000_000;
/** The maximum of errors between items: a file with more has another format. */
const MOST_PROBLEMS = 50;

/** The root, then the items: the children of the channel in RSS, else of the root. Throws an `UnreadableFileError`. */
export async function* readXml(chunks: AsyncIterable<string>): AsyncGenerator<XmlEvent> {
  const reader = new Reader();
  try {
    for await (const chunk of chunks) {
      reader.write(chunk);
      yield* reader.take();
    }
    reader.close();
  } catch (error) {
    // Items that were complete before the error.
    yield* reader.take();
    throw error;
  }
  yield* reader.take();
}

class Reader {
  readonly #parser = new SaxesParser({ xmlns: true, position: true });
  readonly #stack: XmlNode[] = [];
  #events: XmlEvent[] = [];
  #depth = 0;
  #hasRoot = false;
  #itemDepth = 1;
  #itemSize = 0;
  #itemProblem = '';
  #problems = 0;
  #quiet = 0;

  constructor() {
    Object.assign(this.#parser.ENTITIES, htmlEntities);
    this.#parser.on('opentag', (tag) => this.#opened(tag));
    this.#parser.on('closetag', () => this.#closed());
    this.#parser.on('text', (text) => this.#text(text));
    this.#parser.on('cdata', (text) => this.#text(text));
    this.#parser.on('comment', () => this.#stirred());
    this.#parser.on('doctype', (doctype) => this.#doctype(doctype));
    this.#parser.on('error', (error) => this.#wrong(error.message.replace(/^(\d+:\d+:\s*)/, '')));
  }

  write(chunk: string): void {
    this.#quiet += chunk.length;
    this.#parser.write(chunk);
    if (this.#quiet > LONGEST_TEXT)
      this.#stop(`a text of more than ${LONGEST_TEXT / 1e6} million characters`);
  }

  close(): void {
    const isCut = this.#stack.length > 0;
    const [item] = this.#stack;
    this.#parser.close();
    if (isCut && item)
      this.#events.push({ type: 'node', node: item, problem: 'the file ends in the middle of it' });
  }

  take(): XmlEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  #opened(tag: SaxesTagNS): void {
    this.#stirred();
    this.#depth += 1;
    if (this.#depth > DEEPEST) this.#stop(`elements more than ${DEEPEST} deep in one another`);
    const name = nameOf(tag.uri, tag.local);
    const { line } = this.#parser;
    if (this.#depth === 1) {
      if (this.#hasRoot) this.#stop('a second document begins');
      this.#hasRoot = true;
      // The items of RSS are in its channel, those of other formats in the root.
      this.#itemDepth = name === 'rss' ? 2 : 1;
      this.#events.push({ type: 'root', root: { name, namespaces: Object.values(tag.ns) }, line });
    }
    if (this.#depth <= this.#itemDepth) return;
    const attributes = new Map(
      Object.values(tag.attributes).map(({ uri, local, value }) => [nameOf(uri, local), value]),
    );
    const node: XmlNode = { name, line, attributes, parts: [] };
    this.#keep(node, name.length + [...attributes.values()].join('').length);
    this.#stack.push(node);
  }

  #closed(): void {
    this.#stirred();
    this.#depth -= 1;
    const node = this.#stack.pop();
    if (!node || this.#stack.length > 0) return;
    this.#events.push({ type: 'node', node, problem: this.#itemProblem });
    this.#itemProblem = '';
    this.#itemSize = 0;
  }

  #text(text: string): void {
    this.#stirred();
    this.#keep(text, text.length);
  }

  /** An item beyond the limit is parsed to its end, without keeping it. */
  #keep(part: string | XmlNode, size: number): void {
    this.#itemSize += size;
    if (this.#itemSize > LARGEST_ITEM) {
      this.#itemProblem ||= `it is longer than ${LARGEST_ITEM / 1e6} million characters`;
      return;
    }
    this.#stack.at(-1)?.parts.push(part);
  }

  #doctype(doctype: string): void {
    this.#stirred();
    if (/<!ENTITY/i.test(doctype)) this.#wrong('the file declares entities of its own, which are never read');
  }

  #wrong(message: string): void {
    const what = describe(message);
    // The parser closes open elements first, and reports the missing end tag afterwards.
    const last = this.#events.at(-1);
    if (/^(unexpected|unmatched) clos/.test(message) && this.#stack.length === 0 && last?.type === 'node') {
      this.#events.splice(-1, 1, { ...last, problem: what });
    } else if (this.#stack.length > 0) this.#itemProblem ||= what;
    else this.#wrongBetweenItems(what);
    if (message.startsWith('unmatched clos')) this.#stop(what);
  }

  #wrongBetweenItems(message: string): void {
    this.#problems += 1;
    if (this.#problems > MOST_PROBLEMS) this.#stop('too much is wrong with it');
    this.#events.push({ type: 'problem', line: this.#parser.line, message });
  }

  #stirred(): void {
    this.#quiet = 0;
  }

  #stop(reason: string): never {
    throw new UnreadableFileError(this.#parser.line, `${reason}: the rest of the file is not read`);
  }
}

function describe(message: string): string {
  const text = message.replace(/\.$/, '');
  if (text === 'undefined entity') return 'it uses an entity that is never read';
  return text.startsWith('the file') ? text : `the XML is broken (${text})`;
}
