/** What a page says of all text, links, drawings and controls does not reach the inside of any widget. */
import light from '@portada/ui/light.css';
import tokens from '@portada/ui/tokens.css';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { atRest, drawings, mounted, place, readerOf, tags } from './test/elements.ts';
import { beginSession } from './test/mount.ts';
import { serveFixtures } from './test/server.ts';

const modules = import.meta.glob('./*/index.ts');
await Promise.all(Object.values(modules).map((load) => load()));

/**
 * As themes write them, half of which make the root 10 px; the picture is the arrow that Twenty Twenty-One draws into
 * every `select`.
 */
const pageCss = `
  :root { font-size: 62.5%; }
  body { font-style: italic; font-variant: small-caps; font-weight: 900; letter-spacing: 3px; text-align: justify;
    text-indent: 4em; text-shadow: 1px 1px red; text-transform: uppercase; white-space: pre; word-spacing: 9px;
    word-break: break-all; hyphens: auto; text-align-last: right; font-stretch: expanded; pointer-events: none;
    -webkit-text-fill-color: red; }
  p, span, li, label, legend, h2, h3, time, strong { color: rgb(255, 0, 0); text-align: right; font-style: oblique; }
  a { color: rgb(0, 255, 0); text-decoration: underline wavy red; box-shadow: inset 0 -3px red; }
  svg, path, circle { fill: rgb(255, 0, 0); stroke: rgb(255, 0, 0); }
  form, section, fieldset, ul, nav { background: rgb(255, 0, 0); border: 4px solid red; border-radius: 9px; }
  select { background-image: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"); }
  button, input, textarea { box-shadow: 0 0 9px red; text-shadow: 1px 1px red; border-radius: 99px; }
  ul li { list-style: square inside; margin: 20px; padding: 20px; }
  li::before { content: "–"; }
  a::after { content: " ↗"; color: red; }
  button::before, h2::after, label::after, p::before { content: ""; display: block; border: 4px solid red; }
`;

const properties = [
  ...['appearance', 'background-color', 'background-image', 'border-top-width', 'border-top-left-radius'],
  ...['box-shadow', 'color', 'fill', 'stroke', 'font-style', 'font-variant', 'font-weight', 'letter-spacing'],
  ...['list-style-type', 'margin-top', 'padding-top', 'text-align', 'text-decoration-line', 'text-indent'],
  ...['text-decoration-style', 'text-shadow', 'text-transform', 'white-space', 'word-spacing', 'font-family'],
  ...['font-size', 'line-height', 'width', 'height', 'display', 'float', 'position'],
  ...[
    'word-break',
    'hyphens',
    'text-align-last',
    'font-stretch',
    'pointer-events',
    '-webkit-text-fill-color',
  ],
];

function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
}

/** How an element looks, or what is drawn before or after it: nothing, as a rule. */
function valuesOf(element: Element, part: string): string[] {
  const style = getComputedStyle(element, part);
  const content = style.getPropertyValue('content');
  if (part && content === 'none') return [];
  const values = properties.map((property) => `${property}: ${style.getPropertyValue(property)}`);
  return part ? [`${part} content: ${content}`, ...values] : values;
}

/** How everything that a widget has drawn looks, but for the markup of others in it. */
function looks(element: HTMLElement): string[] {
  return drawings(element)
    .flatMap((drawing) => [
      drawing,
      ...drawing.querySelectorAll(':not(.portada-guest *, datalist *, option)'),
    ])
    .map((one) => {
      const values = ['', '::before', '::after'].flatMap((part) => valuesOf(one, part));
      return `<${one.localName} class="${one.getAttribute('class') ?? ''}"> ${values.join('; ')}`;
    });
}

beforeEach(() => {
  serveFixtures();
  adopt(tokens);
  adopt('* { transition: none !important; animation: none !important }');
});

describe.each(tags)('%s', (tag) => {
  test('looks the same on a page with rules of its own', async () => {
    beginSession(readerOf(tag));
    const there = place();
    // A scroll bar that comes would change what is a share of the width.
    there.style.inlineSize = '600px';
    const element = await mounted(tag, there);
    await atRest(there);
    const before = looks(element);
    expect(before).not.toHaveLength(0);
    // What keeps the page's rules out keeps all of ours.
    adopt(light);
    expect(looks(element)).toEqual(before);
    adopt(pageCss);
    expect(looks(element)).toEqual(before);
  });
});
