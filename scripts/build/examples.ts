/** `widgets/<name>/example.html`: the tag as a template writes it, with what shows until the widget has drawn. */
import { readFile } from 'node:fs/promises';
import { Parser } from 'htmlparser2';
import type { DefinedAttribute, Definition } from './definitions.ts';
import { fromRoot } from './paths.ts';

export interface Example {
  /** As it is written. */
  readonly html: string;
  /** Whether anything shows until the widget has drawn, where scripts run. */
  readonly hasFallback: boolean;
}

/** What examples are held against. */
export interface ElementCatalog {
  /** By tag. */
  readonly definitions: ReadonlyMap<string, Definition>;
  /** The HTML name of a property. */
  readonly attributeName: (property: string) => string;
}

/** One of Portada's elements in an example. */
interface ExampleElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text of its child `<script type="application/json">`. */
  data: string;
  hasFallback: boolean;
}

const PREFIX = 'portada-';

/** What HTML itself gives every element, and what the loader reads. */
const COMMON = new Set(['class', 'id', 'lang', 'load', 'slot']);

const SILENT = new Set(['script', 'noscript']);

/** Portada's elements, in the order of their start tags. */
function writtenIn(html: string): ExampleElement[] {
  const found: ExampleElement[] = [];
  const open: { name: string; own: ExampleElement | undefined }[] = [];
  const owner = () => open.findLast(({ own }) => own)?.own;
  const show = () => {
    const own = owner();
    if (own && !open.some(({ name }) => SILENT.has(name))) own.hasFallback = true;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!SILENT.has(name)) show();
      const own = name.startsWith(PREFIX)
        ? { tag: name, attributes: { ...attributes }, data: '', hasFallback: false }
        : undefined;
      if (own) found.push(own);
      open.push({ name, own });
    },
    ontext(text) {
      const parent = open.at(-2)?.own;
      if (open.at(-1)?.name === 'script' && parent) parent.data += text;
      else if (text.trim()) show();
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return found;
}

/** Whether the schema takes a value, and every item of a list. */
function isTaken({ accept }: DefinedAttribute, given: unknown): boolean {
  const taken = accept(given);
  if (taken === undefined) return false;
  return !Array.isArray(given) || (Array.isArray(taken) && taken.length === given.length);
}

type ParseResult = { readonly value: unknown } | { readonly problem: string };

function parsed(text: string): ParseResult {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** A value of an attribute, or what is wrong with the JSON. */
function attributeValue({ type, parse }: DefinedAttribute, written: string): ParseResult {
  return type === 'json' ? parsed(written) : { value: parse(written) };
}

/** The values of the child script by property, or what is wrong with it. */
function dataOf({ data, tag }: ExampleElement, { attributes }: Definition): Record<string, unknown> | string {
  if (!data.trim()) return {};
  const read = parsed(data);
  if ('problem' in read) return `The JSON inside <${tag}> does not parse: ${read.problem}`;
  const { value } = read;
  if (!Array.isArray(value)) {
    return typeof value === 'object' && value
      ? { ...value }
      : `The JSON inside <${tag}> is no object or list.`;
  }
  const [list] = Object.entries(attributes).find(([, { type }]) => type === 'json') ?? [];
  return list ? { [list]: value } : `<${tag}> has no attribute for the list inside it.`;
}

function problemsOf(written: ExampleElement, { definitions, attributeName }: ElementCatalog): string[] {
  const { tag } = written;
  const definition = definitions.get(tag);
  if (!definition) return [`<${tag}> is no element of Portada.`];
  const data = dataOf(written, definition);
  if (typeof data === 'string') return [data];

  const problems: string[] = [];
  const given = new Set<string>();
  const take = (property: string, name: string, told: ParseResult) => {
    const attribute = definition.attributes[property];
    given.add(property);
    if (!attribute) problems.push(`"${name}" is no attribute of <${tag}>.`);
    else if ('problem' in told)
      problems.push(`The JSON of "${name}" of <${tag}> does not parse: ${told.problem}`);
    else if (!isTaken(attribute, told.value)) problems.push(`"${name}" of <${tag}> is not valid.`);
  };
  const properties = new Map(Object.keys(definition.attributes).map((name) => [attributeName(name), name]));
  for (const [name, text] of Object.entries(written.attributes)) {
    const property = properties.get(name) ?? name;
    const attribute = definition.attributes[property];
    if (attribute || !COMMON.has(name)) {
      take(property, name, attribute ? attributeValue(attribute, text) : { value: text });
    }
  }
  for (const [property, value] of Object.entries(data)) take(property, property, { value });
  const missing = Object.entries(definition.attributes)
    .filter(([property, { required }]) => required && !given.has(property))
    .map(([property]) => `<${tag}> has no "${attributeName(property)}", which it needs.`);
  return [...problems, ...missing];
}

/** All that is wrong with an example, one line each. */
export function exampleProblems(html: string, tag: string, known: ElementCatalog): string[] {
  const written = writtenIn(html);
  return [
    ...(written.some((one) => one.tag === tag) ? [] : [`It shows no <${tag}>.`]),
    ...written.flatMap((one) => problemsOf(one, known)),
  ];
}

export function exampleOf(html: string, tag: string): Example {
  const shown = writtenIn(html).find((one) => one.tag === tag);
  return { html: html.trim(), hasFallback: shown?.hasFallback ?? false };
}

/** The example of a widget; what is wrong with it goes to the problems. */
export async function readExample(name: string, known: ElementCatalog, problems: string[]): Promise<Example> {
  const path = `widgets/${name}/example.html`;
  const html = await readFile(fromRoot(path), 'utf8').catch(() => undefined);
  if (html === undefined)
    problems.push(`${path} is missing: write the tag as a template does, with its fallback.`);
  else problems.push(...exampleProblems(html, PREFIX + name, known).map((problem) => `${path}: ${problem}`));
  return exampleOf(html ?? '', PREFIX + name);
}
