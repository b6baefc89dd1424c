/** Parses the doc comments of a widget's `index.ts`, and compares them with the code. */

/** A documented name: a slot, a part, an event. */
export interface DocumentedPart {
  readonly name: string;
  readonly description: string;
}

/** The header comment of a widget. */
export interface Header {
  readonly description: string;
  /** The description's first sentence, for lists of elements. */
  readonly summary: string;
  /** The version that introduced the element; empty if it is missing. */
  readonly since: string;
  readonly slots: readonly DocumentedPart[];
  readonly parts: readonly DocumentedPart[];
  readonly events: readonly DocumentedPart[];
  /** Unknown tags, and tags without name or text. */
  readonly strange: readonly string[];
}

const HEADER = /^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const \w+ = defineWidget\(/m;
const MEMBER = /^( +)\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n\1(\w+):/gm;
const TAG = /^@(slot|csspart|event)(?: ([\w:-]+))? - (.+)$/;

const SINCE = /^@since (\d+\.\d+\.\d+)$/;
const SENTENCE = /^.+?[.!?](?=\s|$)/;
const SUMMARY_LENGTH = 160;

/** The text of a comment, without its stars. */
function linesOf(comment: string): string[] {
  return comment.split('\n').map((line) => line.replace(/^\s*\* ?/, '').trim());
}

function joined(lines: readonly string[]): string {
  return lines.join(' ').replace(/\s+/g, ' ').trim();
}

/** The comment's blocks: the text before the first tag, then each tag with its continued lines. */
function blocksOf(comment: string): string[] {
  const blocks: string[][] = [[]];
  for (const line of linesOf(comment)) {
    if (line.startsWith('@')) blocks.push([]);
    blocks.at(-1)?.push(line);
  }
  return blocks.map(joined);
}

/** The header comment of `index.ts`; undefined if there is none. */
export function headerOf(source: string): Header | undefined {
  const comment = HEADER.exec(source)?.[1];
  if (comment === undefined) return undefined;
  const [description = '', ...tags] = blocksOf(comment);
  const told = {
    slot: [] as DocumentedPart[],
    csspart: [] as DocumentedPart[],
    event: [] as DocumentedPart[],
  };
  const strange: string[] = [];
  let since = '';
  for (const block of tags) {
    const [, version] = SINCE.exec(block) ?? [];
    if (version) {
      since = version;
      continue;
    }
    const [, kind, name = '', text = ''] = TAG.exec(block) ?? [];
    const isDocumented = kind === 'slot' || ((kind === 'csspart' || kind === 'event') && name);
    if (isDocumented) told[kind].push({ name, description: text });
    else strange.push(block);
  }
  const [summary = ''] = SENTENCE.exec(description) ?? [];
  return { description, summary, since, slots: told.slot, parts: told.csspart, events: told.event, strange };
}

/** The doc comments above the members of a table, such as the attributes of an element, by name. */
export function memberTexts(source: string, indent = '    '): Map<string, string> {
  const members = [...source.matchAll(MEMBER)].filter(([, before]) => before === indent);
  return new Map(members.map(([, , text = '', name = '']) => [name, joined(linesOf(text))]));
}

/** The events and parts that occur in a widget's sources. */
export interface SourceParts {
  /** Events emitted by the widget and the parts that it renders. */
  readonly ownEvents: ReadonlySet<string>;
  /** All events that the widget's code may emit, core's included. */
  readonly events: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
}

const EMIT = /\bemit\(\s*(?:[\w.]+,\s*)?'(portada:[\w-]+)'/g;
const PART = /\bpart(?:=|\.add\()\{?["'`]([^"'`]*)["'`]/g;
const OWN = /(^|\/)(widgets|packages\/ui)\//;

/** Scans the sources that are loaded with a widget. */
export function seenIn(sources: readonly { readonly path: string; readonly text: string }[]): SourceParts {
  const found = (pattern: RegExp, among = sources) =>
    among.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  const words = found(PART).flatMap((list) => list.split(/\s+/));
  return {
    ownEvents: new Set(
      found(
        EMIT,
        sources.filter(({ path }) => OWN.test(path)),
      ),
    ),
    events: new Set(found(EMIT)),
    parts: new Set(words.filter((word) => /^[\w-]+$/.test(word))),
  };
}

/** All missing or wrong documentation, one line each. */
export function documentationProblems(
  source: string,
  properties: readonly string[],
  seen: SourceParts,
): string[] {
  const header = headerOf(source);
  if (!header?.description)
    return ['There is no header comment above `defineWidget` that says what the widget is.'];
  const texts = memberTexts(source);
  const events = header.events.map(({ name }) => name);
  return [
    ...header.strange.map(
      (block) =>
        `"${block}" is no \`@slot\`, \`@csspart\` or \`@event\` with a name and a text, and no \`@since\` with a version.`,
    ),
    ...(header.since ? [] : ['It has no `@since` with the version that it came with.']),
    ...(header.summary && header.summary.length <= SUMMARY_LENGTH
      ? []
      : [`Its first sentence, the summary, has none or more than ${SUMMARY_LENGTH} characters.`]),
    ...properties
      .filter((name) => !texts.get(name))
      .map((name) => `The attribute \`${name}\` has no doc comment.`),
    ...[...texts.keys()]
      .filter((name) => !properties.includes(name))
      .map((name) => `\`${name}\` has a doc comment but is no attribute.`),
    ...[...seen.ownEvents]
      .filter((name) => !events.includes(name))
      .map((name) => `The event \`${name}\` is emitted but has no \`@event\`.`),
    ...events
      .filter((name) => !seen.events.has(name))
      .map((name) => `The event \`${name}\` has an \`@event\` but is never emitted.`),
    ...header.parts
      .filter(({ name }) => !seen.parts.has(name))
      .map(({ name }) => `The part \`${name}\` has a \`@csspart\` but is never drawn.`),
  ];
}
