/**
 * XML of others, item by item: streamed, so that a file may be of any size, and strict where that keeps us safe. The
 * parser knows the five entities of XML and those of HTML below; it expands no other and fetches nothing.
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
  /** An element that stands where items stand. `problem` says why it is not to be trusted. */
  | { readonly type: 'node'; readonly node: XmlNode; readonly problem: string }
  /** Something wrong between items. */
  | { readonly type: 'problem'; readonly line: number; readonly message: string };

/** Characters of one item. */
const LARGEST_ITEM = 4_000_000;
/** Elements within elements. Honest feeds have some ten. */
const DEEPEST = 64;
/** Characters without any markup in them: what the parser would keep in memory. */
const LONGEST_TEXT = 8_000_000;
/** A file with more wrong things between its items is no such file. */
const MOST_PROBLEMS = 50;

/** The root, then its items: the elements in the channel of RSS, else those in the root. Throws an `Unreadable`. */
export async function* readXml(chunks: AsyncIterable<string>): AsyncGenerator<XmlEvent> {
  const reader = new Reader();
  try {
    for await (const chunk of chunks) {
      reader.write(chunk);
      yield* reader.take();
    }
    reader.close();
  } catch (error) {
    // What came whole before the place that cannot be read.
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
      // The items of RSS stand in its channel, those of the others in the root.
      this.#itemDepth = name === 'rss' ? 2 : 1;
      this.#events.push({ type: 'root', root: { name, namespaces: Object.values(tag.ns) }, line });
    }
    if (this.#depth <= this.#itemDepth) return;
    const attributes = new Map(Object.values(tag.attributes).map(({ name: key, value }) => [key, value]));
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

  /** An item that is too large is read on to its end, and forgotten. */
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
    // The parser closes what is open first, and says then that it should not have been.
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
