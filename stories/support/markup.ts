import type { JsonSchema } from '@portada/contract/openapi';
import { lean } from './lean.ts';

/** Attributes by name; `children` is what the template writes inside. What is `null` or `false` is left out. */
export type WidgetArgs = Readonly<Record<string, unknown>> & { readonly children?: string | null };

/** What of an element's model its markup needs. */
export interface MarkupModel {
  /** By JSON attribute: how a child script names it, and its shape. */
  readonly json: Readonly<Record<string, { readonly property: string; readonly shape: JsonSchema }>>;
  readonly entities: Readonly<Record<string, JsonSchema>>;
}

const WIDTH = 100;

/** More JSON than this is easier to read in a child script. */
const LONGEST_ATTRIBUTE = 60;

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const escapeJson = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');

/** In a script nothing is escaped, but some words would end it. */
const inScript = (json: string) => json.replace(/<(?=\/script|script|!--)/gi, '\\u003c');

const indented = (text: string, indent: string) => text.replace(/^(?=.)/gm, indent);

/** In one line, with spaces. */
function flat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${flat(one)}`);
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
}

/** In one line where it fits, else a member to a line. */
function pretty(value: unknown, room: number): string {
  const line = flat(value);
  if (line.length <= room || typeof value !== 'object' || value === null) return line;
  const inner = room - 2;
  if (Array.isArray(value)) {
    const items = value.map((item) => indented(pretty(item, inner), '  '));
    return `[\n${items.join(',\n')}\n]`;
  }
  const members = Object.entries(value).map(([name, one]) => {
    const key = `${JSON.stringify(name)}: `;
    return indented(`${key}${pretty(one, inner - key.length)}`, '  ');
  });
  return `{\n${members.join(',\n')}\n}`;
}

interface AttributeValue {
  readonly name: string;
  readonly value: unknown;
}

const isGiven = ({ value }: AttributeValue) => value !== null && value !== undefined && value !== false;

/** A list that is an element's only data stands alone; other data stands by its properties. */
function script(given: readonly AttributeValue[], { json }: MarkupModel): string {
  const [first, ...others] = given;
  const isAlone = others.length === 0 && Array.isArray(first?.value) && first?.name === Object.keys(json)[0];
  const data = isAlone
    ? first?.value
    : Object.fromEntries(given.map(({ name, value }) => [json[name]?.property ?? name, value]));
  const text = inScript(pretty(data, WIDTH));
  return `<script type="application/json">\n${indented(text, '  ')}\n</script>`;
}

function opening(tag: string, attributes: readonly string[]): string {
  const line = `<${[tag, ...attributes].join(' ')}>`;
  if (line.length <= WIDTH || attributes.length < 2) return line;
  return `<${tag}\n${attributes.map((attribute) => `  ${attribute}`).join('\n')}\n>`;
}

/** An element as a template writes it. */
export function markup(tag: string, { children, ...args }: WidgetArgs, model: MarkupModel): string {
  const { json, entities } = model;
  const given = Object.entries(args)
    .map(([name, value]) => ({ name, value: lean(value, json[name]?.shape, entities) }))
    .filter(isGiven);
  const data = given.filter(({ name, value }) => json[name] && typeof value !== 'string');
  const isLong = data.some(({ value }) => JSON.stringify(value).length > LONGEST_ATTRIBUTE);
  const attributes = given
    .filter((one) => !isLong || !data.includes(one))
    .map(({ name, value }) => {
      if (value === true) return name;
      if (typeof value === 'object') return `${name}='${escapeJson(JSON.stringify(value))}'`;
      return `${name}="${escapeText(String(value))}"`;
    });
  const inside = [isLong ? script(data, model) : '', children ?? ''].filter(Boolean);
  const start = opening(tag, attributes);
  if (inside.length === 0) return `${start}</${tag}>`;
  return `${start}\n${indented(inside.join('\n'), '  ')}\n</${tag}>`;
}
