/** No widget is wider than the room that the page gives it, and none stretches that room. */
import tokens from '@portada/ui/tokens.css';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { registry } from './registry.ts';
import { atRest, create, place, readerOf, settled, tags } from './test/elements.ts';
import { beginSession } from './test/mount.ts';
import { serveFixtures } from './test/server.ts';

const modules = import.meta.glob('./*/index.ts');
await Promise.all(Object.values(modules).map((load) => load()));

const WIDTH = 400;

/** Columns of 400 px, as templates make them; the widget stands in place of `<i>`. */
const columns = {
  'a column of a grid': '<div style="display: grid; width: 400px"><i></i></div>',
  'an automatic column of a grid':
    '<div style="display: grid; grid-template-columns: auto auto; width: 400px"><i></i></div>',
  'a cell of a table': '<table style="width: 400px"><tr><td><i></i></table>',
  'a row of a flex box': '<div style="display: flex; width: 400px"><i></i></div>',
  'a column of a flex box': '<div style="display: flex; flex-direction: column; width: 400px"><i></i></div>',
  'a float': '<div style="width: 400px"><div style="float: left"><i></i></div></div>',
} as const;

/** As `portada.css` says. */
const displays = Object.entries(registry).map(
  ([name, entry]) => `portada-${name} { display: ${'inline' in entry ? 'inline-block' : 'block'} }`,
);

function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
}

beforeEach(() => {
  serveFixtures();
  adopt(`${tokens} @layer portada { ${displays.join(' ')} }`);
});

describe.each(tags)('%s', (tag) => {
  test('keeps to the room it is given, whatever lays it out', async () => {
    beginSession(readerOf(tag));
    const there = place();
    const elements = Object.values(columns).map((html) => {
      const column = document.createElement('div');
      column.append(document.createRange().createContextualFragment(html));
      const element = create(tag);
      column.querySelector('i')?.replaceWith(element);
      there.append(column);
      return element;
    });
    await Promise.all(elements.map((element) => settled(element)));
    await atRest(there);
    const rooms = [...there.children].map(
      ({ firstElementChild: room }) => room?.getBoundingClientRect().width,
    );
    const widths = elements.map((element) => element.getBoundingClientRect().width);
    expect({ rooms, widths }).toEqual({
      rooms: rooms.map(() => WIDTH),
      widths: widths.map((width) => Math.min(width, WIDTH)),
    });
  });
});
