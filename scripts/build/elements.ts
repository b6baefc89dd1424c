/** The model of all elements, from which manifest, editor data, types and reference are generated. */
import { readFile } from 'node:fs/promises';
import type { JsonSchema } from '@portada/contract/openapi';
import { type Registration, registry } from '@portada/widgets/registry';
import type { Bundle } from './bundle.ts';
import { type DefinedAttribute, type Definition, type Definitions, readDefinitions } from './definitions.ts';
import { callsByTag } from './docs/calls.ts';
import {
  type DocumentedPart,
  documentationProblems,
  headerOf,
  memberTexts,
  seenIn,
} from './documentation.ts';
import { type ElementCatalog, type Example, readExample } from './examples.ts';
import { readFallback } from './fallback-sheet.ts';
import { fromRoot } from './paths.ts';
import { readTokens, type Token, tokensReadBy } from './tokens.ts';

export interface ElementAttribute extends Omit<DefinedAttribute, 'parse' | 'accept'> {
  /** The name in HTML: `content-id`. */
  readonly name: string;
  /** The name in script: `contentId`. */
  readonly property: string;
  readonly description: string;
}

/** One custom element. */
export interface Element {
  readonly tag: string;
  /** The class that its chunk exports. */
  readonly className: string;
  /** Its chunk, below `dist/`. */
  readonly chunk: string;
  readonly description: string;
  /** The description's first sentence. */
  readonly summary: string;
  /** The tag as a template writes it. */
  readonly example: Example;
  /** What a server writes inside it, in each state, with the classes of `portada-fallback.css`; empty without. */
  readonly fallback: string;
  /** The version that introduced it. */
  readonly since: string;
  readonly root: 'light' | 'shadow';
  readonly registration: Registration;
  /** The feature flag that turns it on and off. */
  readonly flag: string;
  readonly attributes: readonly ElementAttribute[];
  /** The calls that it makes: `POST /api/front/contact`. */
  readonly calls: readonly string[];
  /** Its own events, besides those of every element. */
  readonly events: readonly DocumentedPart[];
  readonly slots: readonly DocumentedPart[];
  readonly parts: readonly DocumentedPart[];
  /** The tokens that its styles use, and its reserved space. */
  readonly properties: readonly Token[];
}

export interface Elements {
  readonly elements: readonly Element[];
  /** The contract's entities by name; the shapes of JSON attributes refer to them. */
  readonly entities: Readonly<Record<string, JsonSchema>>;
  /** Every custom property: the tokens, then the reserved spaces of all elements. */
  readonly properties: readonly Token[];
}

/** The events of every element. */
export const commonEvents: readonly DocumentedPart[] = [
  { name: 'portada:ready', description: 'The widget has drawn.' },
  { name: 'portada:error', description: 'The widget or its script failed; the server’s fallback shows.' },
];

/** The attribute that the loader reads from every element. */
export const LOAD = { name: 'load', choices: ['eager', 'idle', 'visible', 'interaction'] } as const;

export function loadText({ load }: Registration): string {
  return `When the widget starts; without it, \`${load}\`.`;
}

/** What of a bundle the model needs. */
type Sources = Pick<Bundle, 'sources' | 'chunks'>;

interface Source {
  readonly path: string;
  readonly text: string;
}

/** Our own sources of a widget. */
async function sourcesOf({ sources }: Sources, name: string): Promise<Source[]> {
  const inputs = sources.get(name) ?? [];
  const paths = new Set(inputs.map((input) => /(?:widgets|packages)\/[^?]+/.exec(input)?.[0] ?? ''));
  const ours = [...paths].filter((path) => path && !path.includes('node_modules')).sort();
  return Promise.all(ours.map(async (path) => ({ path, text: await readFile(fromRoot(path), 'utf8') })));
}

/** The custom property by which a page changes the space that is reserved until the widget has rendered. */
function placeOf(tag: string, { reserve }: Registration): Token[] {
  const description = 'The height reserved until the widget has rendered.';
  return reserve ? [{ name: `--${tag}-reserve`, description, byDefault: reserve }] : [];
}

function attributesOf(
  { attributes }: Definition,
  texts: ReadonlyMap<string, string>,
  nameOf: (property: string) => string,
): ElementAttribute[] {
  return Object.entries(attributes).map(([property, { type, byDefault, choices, required, shape }]) => ({
    ...{ type, byDefault, property },
    ...(choices && { choices }),
    ...(required && { required }),
    ...(shape && { shape }),
    name: nameOf(property),
    description: texts.get(property) ?? '',
  }));
}

function flagOf(name: string): string {
  return name.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());
}

/** The definitions by tag. */
function knownOf({ widgets, attributeName }: Definitions): ElementCatalog {
  const all = Object.values(widgets).flatMap((exported) => Object.values(exported));
  return { definitions: new Map(all.map((definition) => [definition.tag, definition])), attributeName };
}

/** Loads all elements; throws with every gap in their documentation. */
export async function readElements(bundle: Sources): Promise<Elements> {
  const [defined, tokens] = await Promise.all([readDefinitions(), readTokens()]);
  const { widgets, entities, attributeName } = defined;
  const known = knownOf(defined);
  const calls = callsByTag();
  const problems: string[] = [];

  const learn = async ([name, registration]: [string, Registration]): Promise<Element> => {
    const path = `widgets/${name}/index.ts`;
    const [[className, definition] = []] = Object.entries(widgets[name] ?? {});
    if (!className || !definition) throw new Error(`${path} exports no element.`);
    const { tag, root } = definition;
    if (tag !== `portada-${name}`) problems.push(`${path}: The tag is ${tag}, not portada-${name}.`);
    const [source, sources] = await Promise.all([readFile(fromRoot(path), 'utf8'), sourcesOf(bundle, name)]);
    const gaps = documentationProblems(source, Object.keys(definition.attributes), seenIn(sources));
    problems.push(...gaps.map((gap) => `${path}: ${gap}`));
    const header = headerOf(source);
    if (!header) throw new Error(`${path} has no header comment.`);
    const { description, summary, since, events, slots, parts } = header;
    const styles = sources.filter((file) => file.path.endsWith('.css')).map(({ text }) => text);
    return {
      ...{ tag, className, root, registration, description, summary, since, events, slots, parts },
      chunk: bundle.chunks.get(name) ?? '',
      example: await readExample(name, known, problems),
      fallback: await readFallback(name),
      flag: flagOf(name),
      calls: calls.get(tag) ?? [],
      attributes: attributesOf(definition, memberTexts(source), attributeName),
      properties: [...placeOf(tag, registration), ...tokensReadBy(styles, tokens)],
    };
  };

  const elements = await Promise.all(Object.entries<Registration>(registry).map(learn));
  if (problems.length > 0) throw new Error(problems.sort().join('\n'));
  const places = elements.flatMap(({ tag, registration }) => placeOf(tag, registration));
  return { elements, entities, properties: [...tokens, ...places] };
}
