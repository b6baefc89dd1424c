import type { JsonSchema } from '@portada/contract/openapi';
import { expect, test } from 'vitest';
import { type MarkupModel, markup, type WidgetArgs } from './markup.ts';

const link: JsonSchema = {
  type: 'object',
  properties: { href: { type: 'string' }, text: { type: ['string', 'null'], default: '' } },
  required: ['href'],
};
const model: MarkupModel = {
  json: {
    links: { property: 'links', shape: { type: 'array', items: { $ref: '#/components/schemas/Link' } } },
    photos: {
      property: 'photos',
      shape: {
        type: 'array',
        items: {
          allOf: [
            { $ref: '#/components/schemas/Link' },
            { type: 'object', properties: { credit: { type: 'string', default: '' } }, required: [] },
          ],
        },
      },
    },
    'nav-items': { property: 'navItems', shape: { type: 'array' } },
  },
  entities: { Link: link },
};
const written = (args: WidgetArgs) => markup('portada-tides', args, model);
const LONG = 'x'.repeat(55);

test.each<[string, WidgetArgs, string]>([
  ['nothing', {}, '<portada-tides></portada-tides>'],
  [
    'text, numbers and switches; what is null or false is not there',
    { place: 'Port "Vell" & més', days: 3, closed: true, open: false, token: null, from: undefined },
    '<portada-tides place="Port &quot;Vell&quot; &amp; més" days="3" closed></portada-tides>',
  ],
  ['an empty text', { place: '' }, '<portada-tides place=""></portada-tides>'],
  [
    'short JSON, without what the reader of it fills in',
    {
      links: [
        { href: '/l’illa/', text: '' },
        { href: "/d'ací/", text: 'A & B' },
      ],
    },
    `<portada-tides links='[{"href":"/l’illa/"},{"href":"/d&#39;ací/","text":"A &amp; B"}]'></portada-tides>`,
  ],
  [
    'what is put together of two shapes',
    { photos: [{ href: '/', text: '', credit: '' }] },
    `<portada-tides photos='[{"href":"/"}]'></portada-tides>`,
  ],
  ['JSON that is text already', { links: '[bad' }, '<portada-tides links="[bad"></portada-tides>'],
  [
    'a long list alone, which cannot end its script',
    { load: 'eager', links: [{ href: '/</script><!--', text: LONG }] },
    `<portada-tides load="eager">
  <script type="application/json">
    [{ "href": "/\\u003c/script>\\u003c!--", "text": "${LONG}" }]
  </script>
</portada-tides>`,
  ],
  [
    'longer data a member to a line, by its properties',
    { 'nav-items': [], links: [{ href: LONG, text: LONG }], children: '<a href="/">Mareas</a>' },
    `<portada-tides>
  <script type="application/json">
    {
      "navItems": [],
      "links": [
        {
          "href": "${LONG}",
          "text": "${LONG}"
        }
      ]
    }
  </script>
  <a href="/">Mareas</a>
</portada-tides>`,
  ],
  [
    'many attributes a line each',
    { place: LONG, from: LONG },
    `<portada-tides\n  place="${LONG}"\n  from="${LONG}"\n></portada-tides>`,
  ],
])('%s', (_what, args, html) => {
  expect(written(args)).toBe(html);
});
