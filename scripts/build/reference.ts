/** `reference/<tag>.md`: the documentation of each element, which Storybook shows. */
import type { JsonSchema } from '@portada/contract/openapi';
import { commonEvents, type Element, type ElementAttribute, LOAD, loadText } from './elements.ts';
import type { Example } from './examples.ts';
import { propertyTypes } from './types.ts';
import { declaration, entitiesNeeded } from './typescript.ts';

type Entities = Readonly<Record<string, JsonSchema>>;

/** As code in a table. */
export function code(text: string): string {
  // A pipe ends a table cell, in code too.
  return text ? `\`${text.replaceAll('|', '\\|').replace(/\s+/g, ' ')}\`` : '';
}

/** As a block of HTML in Markdown. */
export function htmlBlock(html: string): string {
  return ['```html', html, '```'].join('\n');
}

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A section with its heading; empty without content. */
function section(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  note = '',
): string {
  if (rows.length === 0) return '';
  return [`## ${title}`, note, table(heads, rows)].filter(Boolean).join('\n\n');
}

function exampleText({ html, hasFallback }: Example): string {
  const note = hasFallback
    ? 'What stands inside shows until the widget has drawn, and again if it fails.'
    : 'Nothing shows in its place until the widget has drawn.';
  return [htmlBlock(html), note].join('\n\n');
}

const FALLBACK_NOTE =
  'With `portada-fallback.css` on the page, what a server writes inside looks as the widget does:';

function fallbackText({ fallback }: Element): string {
  return fallback && ['## Fallback', FALLBACK_NOTE, htmlBlock(fallback)].join('\n\n');
}

const roots = {
  shadow: 'draws in a shadow root, out of reach of the page’s styles; `::part()` reaches in',
  light: 'draws among the page’s own nodes, where forms, anchors and search engines find it',
};

function facts({ root, registration, flag, since }: Element): string {
  const { load, needs, inline } = registration;
  return [
    `- It came with version ${since}.`,
    `- It ${roots[root]}.`,
    `- It starts by the strategy \`${load}\`, unless the attribute \`load\` says otherwise.`,
    `- The feature flag \`${flag}\` turns it on and off.`,
    ...(needs ? [`- It is off on sites without the web feature \`${needs}\`.`] : []),
    ...(inline ? ['- It sits in a line of text or in a bar.'] : []),
  ].join('\n');
}

function standing({ required, byDefault }: ElementAttribute): string {
  if (required) return 'needed';
  return byDefault === null ? '' : code(JSON.stringify(byDefault));
}

function attributeRows({ attributes, registration }: Element): string[][] {
  const rows = attributes.map((attribute) => [
    code(attribute.name),
    code(attribute.property),
    code(attribute.type === 'json' ? `${propertyTypes(attribute)[0]} as JSON` : propertyTypes(attribute)[0]),
    standing(attribute),
    attribute.description,
  ]);
  const words = LOAD.choices.map((word) => `'${word}'`).join(' | ');
  return [
    ...rows,
    [code(LOAD.name), '', code(words), code(JSON.stringify(registration.load)), loadText(registration)],
  ];
}

function types({ attributes }: Element, entities: Entities): string {
  const names = entitiesNeeded(
    attributes.map(({ shape }) => shape),
    entities,
  );
  if (names.length === 0) return '';
  const texts = names.map((name) => declaration(name, entities[name] ?? {}));
  return ['## Types', ['```ts', texts.join('\n').trimEnd(), '```'].join('\n')].join('\n\n');
}

const JSON_NOTE =
  'JSON may also stand in a child `<script type="application/json">`: an object by property, or the list alone.';

/** Everything that follows an element's name and description. */
export function referenceBody(element: Element, entities: Entities): string {
  const { root, example, attributes, events, slots, parts, properties, calls } = element;
  const told = (name: string, text: string) => [code(name), text];
  const partOf = (name: string) => (root === 'shadow' ? `::part(${name})` : `[part~="${name}"]`);
  return [
    exampleText(example),
    facts(element),
    fallbackText(element),
    section(
      'Attributes',
      ['attribute', 'property', 'type', 'default', 'what it is'],
      attributeRows(element),
      attributes.some(({ type }) => type === 'json') ? JSON_NOTE : '',
    ),
    section(
      'Events',
      ['event', 'when'],
      [...events, ...commonEvents].map(({ name, description: text }) => told(name, text)),
    ),
    section(
      'Slots',
      ['slot', 'what goes there'],
      slots.map(({ name, description: text }) => [name ? code(name) : 'the element’s own content', text]),
    ),
    section(
      'Parts',
      ['selector', 'what it is'],
      parts.map(({ name, description: text }) => told(partOf(name), text)),
    ),
    section(
      'Custom properties',
      ['property', 'default', 'what it is'],
      properties.map(({ name, byDefault, description: text }) => [code(name), code(byDefault), text]),
    ),
    section(
      'Calls',
      ['call of `openapi.json`'],
      calls.map((call) => [code(call)]),
    ),
    types(element, entities),
  ]
    .filter(Boolean)
    .join('\n\n');
}

export function referencePage(element: Element, entities: Entities): string {
  const { tag, description } = element;
  return [`# \`<${tag}>\``, description, referenceBody(element, entities)].join('\n\n').concat('\n');
}
