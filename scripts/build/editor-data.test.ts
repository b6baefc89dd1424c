import { describe, expect, test } from 'vitest';
import { customElementsManifest } from './custom-elements.ts';
import { vscodeCssData, vscodeHtmlData, webTypes } from './editor-data.ts';
import type { Element, Elements } from './elements.ts';
import { referencePage } from './reference.ts';
import { typesText } from './types.ts';

const description = 'Told.';

/** An element with an attribute of every kind. */
const element: Element = {
  tag: 'portada-all',
  className: 'AllElement',
  chunk: 'chunks/all-1.js',
  description,
  summary: description,
  example: { html: '<portada-all limit="3">\n  <a href="/">Todo</a>\n</portada-all>', hasFallback: true },
  fallback: '',
  since: '1.0.0',
  root: 'shadow',
  registration: { load: 'idle', needs: 'users', reserve: '3rem', inline: true },
  flag: 'all',
  calls: [],
  attributes: [
    { name: 'content-id', property: 'contentId', type: 'text', byDefault: '', description },
    { name: 'limit', property: 'limit', type: 'number', byDefault: 12, description },
    { name: 'value', property: 'value', type: 'number', byDefault: null, description },
    { name: 'closed', property: 'closed', type: 'boolean', byDefault: false, description },
    {
      ...{ name: 'mode', property: 'mode', type: 'text', byDefault: 'search', description },
      choices: ['search', 'archive'],
    },
    {
      ...{ name: 'items', property: 'items', type: 'json', byDefault: [], description },
      shape: { type: 'array', items: { $ref: '#/components/schemas/Item' } },
    },
  ],
  events: [{ name: 'portada:save', description }],
  slots: [{ name: 'logo', description }],
  parts: [{ name: 'button', description }],
  properties: [{ name: '--portada-all-reserve', description, byDefault: '3rem' }],
};

const elements: Elements = {
  elements: [element],
  entities: { Item: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] } },
  properties: element.properties,
};

describe('every kind of attribute', () => {
  test('in VS Code', () => {
    const { attributes } = vscodeHtmlData(elements).tags[0] ?? {};
    const told = { kind: 'markdown', value: description };
    expect(attributes?.slice(0, 6)).toEqual([
      { name: 'content-id', description: told },
      { name: 'limit', description: told },
      { name: 'value', description: told },
      { name: 'closed', description: told, valueSet: 'v' },
      { name: 'mode', description: told, values: [{ name: 'search' }, { name: 'archive' }] },
      { name: 'items', description: told },
    ]);
    expect(vscodeCssData(elements).properties).toEqual([
      {
        name: '--portada-all-reserve',
        description: { kind: 'markdown', value: 'Told. Default: `3rem`.' },
      },
    ]);
  });

  test('in web-types: values as HTML writes them, properties as script has them', () => {
    const [all] = webTypes(elements, '1.0.0').contributions.html.elements;
    expect(all?.attributes.map(({ value }) => `${value.kind} ${value.type}`)).toEqual([
      'plain string',
      'plain number',
      'plain number',
      'no-value boolean',
      'plain enum',
      'plain string',
      'plain enum',
    ]);
    expect(all?.attributes.map((attribute) => 'default' in attribute && attribute.default)).toEqual([
      ...[false, '12', false, 'false', 'search', '[]', 'idle'],
    ]);
    expect(all?.['description-sections'].Example).toContain(element.example.html);
    expect(all?.js.properties.map(({ type }) => type)).toEqual([
      'string',
      'number',
      'number | null',
      'boolean',
      "'search' | 'archive'",
      'readonly Item[]',
    ]);
  });

  test('in the Custom Elements Manifest', () => {
    const [module] = customElementsManifest(elements).modules;
    expect(module?.declarations?.[0]).toMatchObject({
      attributes: [
        { name: 'content-id', fieldName: 'contentId', type: { text: 'string' } },
        { name: 'limit', default: '12' },
        { name: 'value', type: { text: 'number | null' } },
        { name: 'closed', type: { text: 'boolean' }, default: 'false' },
        { name: 'mode', type: { text: "'search' | 'archive'" }, default: '"search"' },
        { name: 'items', type: { text: 'readonly Item[]' }, default: '[]' },
        { name: 'load' },
      ],
    });
  });

  test('in the types', async () => {
    const text = await typesText(elements, '1.0.0');
    for (const line of [
      'export interface Item {',
      'get contentId(): string;',
      'set contentId(value: string | number | null | undefined);',
      'get value(): number | null;',
      "set mode(value: 'search' | 'archive' | null | undefined);",
      'get items(): readonly Item[];',
      "'content-id'?: string | number;",
      'closed?: boolean;',
      "mode?: 'search' | 'archive';",
      'items?: string;',
      "'portada-all': AllElement;",
    ]) {
      expect(text).toContain(line);
    }
  });

  test('on the reference page', () => {
    const page = referencePage(element, elements.entities);
    expect(page).toContain(`\`\`\`html\n${element.example.html}\n\`\`\`\n\nWhat stands inside shows until`);
    expect(page).toContain("| `mode` | `mode` | `'search' \\| 'archive'` | `\"search\"` | Told. |");
    expect(page).toContain('| `value` | `value` | `number \\| null` |  | Told. |');
    expect(page).toContain('| `::part(button)` | Told. |');
    expect(page).toContain('| `logo` | Told. |');
    expect(page).toContain('without the web feature `users`');
    expect(page).toContain('export interface Item {\n  readonly id: string;\n}');
  });

  test('the reference page says where nothing stands in for the widget', () => {
    const example = { html: '<portada-all></portada-all>', hasFallback: false };
    expect(referencePage({ ...element, example }, {})).toContain('Nothing shows in its place until');
  });

  test('a part of a light DOM element is an ordinary node of the page', () => {
    const page = referencePage({ ...element, root: 'light' }, elements.entities);
    expect(page).toContain('| `[part~="button"]` | Told. |');
    expect(page).not.toContain('::part(button)');
  });
});
