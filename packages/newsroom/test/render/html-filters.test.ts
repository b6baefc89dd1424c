/** The filters that write an element. */
import { Liquid } from 'liquidjs';
import { expect, test } from 'vitest';
import { registerFilters } from '../../src/render/filters.ts';
import { parse } from '../support/document.ts';

const engine = new Liquid({ outputEscape: 'escape', jsTruthy: true });
registerFilters(engine);

function render(template: string, data: object, optimizedClipping = 'webp'): string {
  return engine.parseAndRenderSync(template, data, { globals: { frame: { optimizedClipping } } });
}

function elementOf(html: string) {
  const [element, ...others] = parse(html).body.children;
  expect(others).toEqual([]);
  if (!element) throw new Error(`No element in ${html}`);
  return element;
}

const HOSTILE = '"><script>alert(1)</script>';
const image = { src: '/imagenes/muelle', alt: HOSTILE };

test('[IMG-02] a picture has its widths up to the largest, its own text and its place', () => {
  const html = render("{{ image | picture_tag: ratio: '4-3', sizes: '50vw', largest: 410 }}", { image });
  const picture = elementOf(html);
  expect(picture.className).toBe('picture picture--4-3');
  const img = picture.querySelector('img');
  expect(img?.getAttribute('alt')).toBe(HOSTILE);
  expect(img?.getAttribute('src')).toBe('/imagenes/muelle/4-3/630.jpg');
  expect(img?.getAttribute('srcset')).toMatch(/\/imagenes\/muelle\/4-3\/410\.jpg 410w$/);
  expect([img?.getAttribute('width'), img?.getAttribute('height')]).toEqual(['410', '308']);
  expect(img?.getAttribute('loading')).toBe('lazy');
  expect([...picture.querySelectorAll('[sizes]')].map((one) => one.getAttribute('sizes'))).toEqual([
    '50vw',
    '50vw',
  ]);
});

test('[IMG-05] AVIF comes before WebP where the page says so', () => {
  const html = render("{{ image | picture_tag: ratio: '1-1', sizes: '64px' }}", { image }, 'avif');
  const types = [...elementOf(html).querySelectorAll('source')].map((source) => source.getAttribute('type'));
  expect(types).toEqual(['image/avif', 'image/webp']);
});

test('the picture that a page opens with is fetched first, and a text of the template’s own may be empty', () => {
  const html = render("{{ image | picture_tag: ratio: '1-1', sizes: '64px', priority: true, alt: '' }}", {
    image,
  });
  const img = elementOf(html).querySelector('img');
  expect(img?.getAttribute('fetchpriority')).toBe('high');
  expect(img?.hasAttribute('loading')).toBe(false);
  expect(img?.getAttribute('alt')).toBe('');
});

test.each([[null], [undefined], [{ src: '', alt: '' }]])('%o is no picture', (image) => {
  expect(render("{{ image | picture_tag: ratio: '1-1', sizes: '64px' }}", { image })).toBe('');
});

test('a ratio that there is not is an error of the template', () => {
  expect(() => render("{{ image | picture_tag: ratio: '5-4', sizes: '64px' }}", { image })).toThrow('5-4');
});

test('[CARD-11] a time has its day, and the hour in its title', () => {
  const time = elementOf(render("{{ at | time_tag: 'ca' }}", { at: '2026-08-05T18:05:00+02:00' }));
  expect(time.outerHTML).toBe(
    '<time datetime="2026-08-05T18:05:00+02:00" title="5 ag 2026, 18:05">5 ag 2026</time>',
  );
});

test('a name is a link where it leads somewhere', () => {
  const link = elementOf(render('{{ of | named_link }}', { of: { name: HOSTILE, url: '/puerto/?a="' } }));
  expect([link.tagName, link.getAttribute('href'), link.textContent]).toEqual(['A', '/puerto/?a="', HOSTILE]);
  const name = elementOf(render('{{ of | named_link }}', { of: { name: HOSTILE, url: '' } }));
  expect([name.tagName, name.textContent]).toEqual(['SPAN', HOSTILE]);
});

test('what was looked for is marked', () => {
  const segments = [
    { text: 'El ', match: false },
    { text: 'p<b>uerto', match: true },
  ];
  expect(render('{{ segments | marked }}', { segments })).toBe(
    '<span>El </span><mark class="portada-fallback-marked">p&lt;b&gt;uerto</mark>',
  );
});
