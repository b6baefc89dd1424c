import { expect, test } from 'vitest';
import type { DefinedAttribute, Definition } from './definitions.ts';
import { type ElementCatalog, exampleOf, exampleProblems, readExample } from './examples.ts';

const text: DefinedAttribute = {
  type: 'text',
  byDefault: '',
  parse: (written) => written,
  accept: (given) => (typeof given === 'string' ? given : undefined),
};
/** A list that drops what is no text. */
const list: DefinedAttribute = {
  type: 'json',
  byDefault: [],
  parse: () => undefined,
  accept: (given) => (Array.isArray(given) ? given.filter((item) => typeof item === 'string') : undefined),
};

const definition = (tag: string, attributes: Definition['attributes']): [string, Definition] => [
  tag,
  { tag, root: 'light', attributes },
];
const known: ElementCatalog = {
  definitions: new Map([
    definition('portada-tides', { harbourId: { ...text, required: true }, days: list }),
    definition('portada-live', {}),
  ]),
  attributeName: (property) => property.replace('Id', '-id'),
};
const problems = (html: string) => exampleProblems(html, 'portada-tides', known);
const script = (json: string) => `<script type="application/json">${json}</script>`;

test.each([
  [
    'by attributes',
    `<portada-tides class="wide" load="eager" harbour-id="3" days='["lunes"]'></portada-tides>`,
  ],
  ['by an object inside', `<portada-tides>${script('{ "harbourId": "3", "days": [] }')}</portada-tides>`],
  ['by a list inside', `<portada-tides harbour-id="3">${script('["lunes"]')}<p>Lunes</p></portada-tides>`],
  [
    'among other things',
    '<h2>Mareas</h2><portada-tides harbour-id="3"><portada-live slot="more"></portada-live></portada-tides>',
  ],
])('data may be given %s', (_how, html) => {
  expect(problems(html)).toEqual([]);
});

test.each([
  ['<p>Mareas</p>', 'It shows no <portada-tides>.'],
  [
    '<portada-tide></portada-tide><portada-tides harbour-id="3"></portada-tides>',
    '<portada-tide> is no element of Portada.',
  ],
  ['<portada-tides></portada-tides>', '<portada-tides> has no "harbour-id", which it needs.'],
  ['<portada-tides harbour-id="3" day="lunes"></portada-tides>', '"day" is no attribute of <portada-tides>.'],
  [
    `<portada-tides harbour-id="3" days="['lunes']"></portada-tides>`,
    'The JSON of "days" of <portada-tides> does',
  ],
  ['<portada-tides harbour-id="3" days="[3]"></portada-tides>', '"days" of <portada-tides> is not valid.'],
  [
    `<portada-tides harbour-id="3">${script('{ "days": ')}</portada-tides>`,
    'The JSON inside <portada-tides> does',
  ],
  [
    `<portada-tides harbour-id="3">${script('7')}</portada-tides>`,
    'The JSON inside <portada-tides> is no object',
  ],
  [
    `<portada-tides>${script('{ "harbourId": 3 }')}</portada-tides>`,
    '"harbourId" of <portada-tides> is not valid.',
  ],
  [`<portada-tides harbour-id="3">${script('{ "day": 1 }')}</portada-tides>`, '"day" is no attribute of'],
  [
    `<portada-tides harbour-id="3"><portada-live>${script('[]')}</portada-live></portada-tides>`,
    '<portada-live> has no attribute for the list inside it.',
  ],
])('%s', (html, problem) => {
  expect(problems(html)).toEqual([expect.stringContaining(problem)]);
});

test('a widget without an example is named, with its path', async () => {
  const told: string[] = [];
  await readExample('tides', known, told);
  expect(told).toEqual([expect.stringMatching(/^widgets\/tides\/example\.html is missing/)]);
});

test.each([
  ['<portada-live></portada-live>', false],
  [`<portada-live>${script('[]')} <noscript><p>Directo</p></noscript></portada-live>`, false],
  ['<a href="/">Antes</a><portada-live></portada-live>', false],
  ['<portada-live>En directo</portada-live>', true],
  ['<portada-live><img src="/directo.jpg" alt="En directo"></portada-live>', true],
])('what shows until the widget has drawn: %s', (html, hasFallback) => {
  expect(exampleOf(`${html}\n`, 'portada-live')).toEqual({ html, hasFallback });
});
