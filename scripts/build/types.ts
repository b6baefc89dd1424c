/**
 * `portada.d.ts`: the elements for TypeScript. Hosts include this single file; it needs no package, and React's types
 * only if a host uses Portada's tags in JSX.
 */
import { readFile } from 'node:fs/promises';
import type { DocumentedPart } from './documentation.ts';
import { commonEvents, type Element, type ElementAttribute, type Elements, LOAD } from './elements.ts';
import { pageSchema } from './page-schema.ts';
import { fromRoot } from './paths.ts';
import { declaration, docComment, entitiesNeeded, memberName, typeText } from './typescript.ts';

/** The text of an exported interface, with its comment. */
function interfaceIn(source: string, name: string): string {
  const found = new RegExp(
    `(?:/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)?export interface ${name} \\{[\\s\\S]*?\\n\\}\\n`,
  );
  const text = found.exec(source)?.[0];
  if (!text) throw new Error(`There is no interface ${name}.`);
  return text;
}

function words(choices: readonly string[]): string {
  return choices.map((word) => `'${word}'`).join(' | ');
}

/** A property's type on reading, and the wider one that it accepts. */
export function propertyTypes({ type, choices, byDefault, shape }: ElementAttribute): [string, string] {
  if (choices) return [words(choices), ''];
  if (type === 'json') return [typeText(shape, '  '), ''];
  if (type === 'text') return ['string', ' | number'];
  if (type === 'number') return [byDefault === null ? 'number | null' : 'number', ''];
  return ['boolean', ''];
}

/** The type in JSX: also the attribute's text, since React may set it before the element is defined. */
function writtenType({ type, choices }: ElementAttribute): string {
  if (choices) return words(choices);
  if (type === 'boolean') return 'boolean';
  return type === 'json' ? 'string' : 'string | number';
}

function elementInterface({ className, description, attributes }: Element): string {
  const members = attributes.map((attribute) => {
    const [read, more] = propertyTypes(attribute);
    const { property } = attribute;
    return (
      docComment(attribute.description, '  ') +
      `  get ${property}(): ${read};\n` +
      `  set ${property}(value: ${read}${more} | null | undefined);\n`
    );
  });
  const body = members.length > 0 ? `{\n${members.join('')}}` : '{}';
  return `${docComment(description)}export interface ${className} extends HTMLElement ${body}\n`;
}

function listener({ name, description }: DocumentedPart, indent: string): string {
  return `${docComment(description, indent)}${indent}'on${name}'?: (event: CustomEvent<PortadaEvents['${name}']>) => void;\n`;
}

function jsxElement({ tag, className, description, attributes, events }: Element): string {
  const indent = '        ';
  const written = attributes.map((attribute) => {
    const text = attribute.type === 'json' ? `${attribute.description} As JSON.` : attribute.description;
    const member = `${memberName(attribute.name)}?: ${writtenType(attribute)};\n`;
    return `${docComment(text, indent)}${indent}${member}`;
  });
  const own = [...written, ...events.map((event) => listener(event, indent))].join('');
  const props = own ? `{\n${own}      }` : 'object';
  return `${docComment(description, '      ')}      '${tag}': PortadaProps<${className}, ${props}>;\n`;
}

/** Attributes and properties, which templates of frameworks may write alike. */
function tagProps({ tag, description, attributes }: Element): string {
  const members = attributes.flatMap((attribute) => {
    const { name, property, type } = attribute;
    const [read] = propertyTypes(attribute);
    const written = type === 'json' ? `string | ${read}` : writtenType(attribute);
    const told = docComment(attribute.description, '    ');
    return [...new Set([name, property])].map((one) => `${told}    ${memberName(one)}?: ${written};\n`);
  });
  const load = `    load?: ${words(LOAD.choices)};\n`;
  return `${docComment(description, '  ')}  '${tag}': {\n${members.join('')}${load}  };\n`;
}

const tags = (elements: readonly Element[]) => `
/** What may be written on each tag. */
export interface PortadaTags {
${elements.map(tagProps).join('')}}
`;

const head = (version: string) => `/**
 * Portada ${version}: the types of its elements, its events and \`window.portada\`. Written by the build.
 * Include it in a project's \`tsconfig.json\` ("files" or "include"), or import types from it.
 */
// @ts-ignore: hosts without React have no such types, and do not use what depends on them.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
`;

const globals = (elements: readonly Element[]) => `
type PortadaEventMap = { [Name in keyof PortadaEvents]: CustomEvent<PortadaEvents[Name]> };
type PortadaRequestMap = { [Name in keyof PortadaRequests]: CustomEvent<PortadaRequests[Name]> };

declare global {
  interface Window {
    portada?: Portada;
  }
  interface DocumentEventMap extends PortadaEventMap, PortadaRequestMap {}
  interface HTMLElementEventMap extends PortadaEventMap {}
  interface WindowEventMap extends PortadaEventMap {}
  interface HTMLElementTagNameMap {
${elements.map(({ tag, className }) => `    '${tag}': ${className};\n`).join('')}  }
}
`;

const jsx = (elements: readonly Element[]) => `
/** The attributes of every element in JSX. */
interface CommonProps {
  /** When the widget starts, to override its own strategy. */
  load?: ${words(LOAD.choices)};
${commonEvents.map((event) => listener(event, '  ')).join('')}}

type PortadaProps<Element, Own> = CommonProps &
  Own &
  Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof (CommonProps & Own)>;

// @ts-ignore: as above.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.map(jsxElement).join('')}    }
  }
}
`;

/** What `window.portada` is, and what it gives and takes. */
const ASKED = ['OwnWidget', 'PortadaReader', 'PortadaUser', 'WidgetReport', 'Portada'];

export async function typesText({ elements, entities }: Elements, version: string): Promise<string> {
  const events = await readFile(fromRoot('packages/core/src/events.ts'), 'utf8');
  const global = await readFile(fromRoot('packages/contract/src/global.ts'), 'utf8');
  const page = pageSchema();
  const shapes = [page, ...elements.flatMap(({ attributes }) => attributes.map(({ shape }) => shape))];
  const declarations = entitiesNeeded(shapes, entities).map((name) =>
    declaration(name, entities[name] ?? {}),
  );
  return [
    head(version),
    ...declarations,
    interfaceIn(events, 'PortadaEvents'),
    interfaceIn(events, 'PortadaRequests'),
    ...ASKED.map((name) => interfaceIn(global, name)),
    declaration('PageBlock', { description: 'The page block `#portada-page`.', ...page }),
    ...elements.map(elementInterface),
  ]
    .join('\n')
    .concat(globals(elements), tags(elements), jsx(elements));
}
