/** Reads the items of an XML file in any of the formats. */
import type { ImportContext } from '../context.ts';
import type { ImportItem } from '../items.ts';
import { UNKNOWN_FORMAT, UnreadableFileError } from '../problems.ts';
import { Atom } from './atom.ts';
import { readAttachments } from './attachments.ts';
import { labelOf, type XmlFormat } from './format.ts';
import { childrenOf, textOf, type XmlNode } from './node.ts';
import { readXml, type XmlRoot } from './read-xml.ts';
import { Rss } from './rss.ts';
import { Wxr } from './wxr.ts';
import { Xmltv } from './xmltv.ts';

interface XmlReading {
  readonly tellFormat: (name: string) => void;
  /** The same chunks from the beginning. */
  readonly readAgain: () => AsyncIterable<string>;
}

export async function* xmlItems(
  chunks: AsyncIterable<string>,
  context: ImportContext,
  { tellFormat, readAgain }: XmlReading,
): AsyncGenerator<ImportItem> {
  let format: XmlFormat | undefined;
  /** Errors before the root element, when the format is still unknown. */
  const early: ImportItem[] = [];
  try {
    for await (const event of readXml(chunks)) {
      if (event.type === 'root') {
        format = await formatOf(event.root, context, readAgain);
        if (!format) throw new UnreadableFileError(event.line, UNKNOWN_FORMAT);
        tellFormat(format.name);
        yield* early;
      } else if (event.type === 'problem') {
        const problem: ImportItem = { type: 'refused', line: event.line, label: '', reason: event.message };
        if (format) yield problem;
        else early.push(problem);
      } else if (event.problem) {
        yield { type: 'refused', line: event.node.line, label: nameOf(event.node), reason: event.problem };
      } else if (format) yield* format.read(event.node);
    }
  } catch (error) {
    // What is complete is taken, as of any file.
    if (error instanceof UnreadableFileError && format) yield* format.end();
    throw error;
  }
  if (!format) throw new UnreadableFileError(1, 'there is nothing in it');
  yield* format.end();
}

/** Detects the format by content, never by file name. */
async function formatOf(
  { name, namespaces }: XmlRoot,
  context: ImportContext,
  readAgain: XmlReading['readAgain'],
): Promise<XmlFormat | undefined> {
  const isWordPress = namespaces.some((uri) => uri.startsWith('http://wordpress.org/export/'));
  if (name === 'rss')
    return isWordPress ? new Wxr(context, await readAttachments(readAgain())) : new Rss(context);
  if (name === 'rdf:RDF') return new Rss(context);
  if (name === 'atom:feed') return new Atom(context);
  return name === 'tv' ? new Xmltv(context) : undefined;
}

function nameOf(node: XmlNode): string {
  const [title] = [...childrenOf(node, 'title'), ...childrenOf(node, 'atom:title')];
  return labelOf(textOf(title)) || node.name.replace(/^.*:/, '');
}
