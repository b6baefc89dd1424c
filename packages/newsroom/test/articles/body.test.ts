/** What a text has beside its words, on the page of an imported content. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawBody } from '../../src/articles/body.ts';
import { contents } from '../../src/db/schema/content.ts';
import { textsOf } from '../../src/texts/texts.ts';
import type { TestApp } from '../support/app.ts';
import { attributeOf, read, textOf } from '../support/document.ts';
import { startHouse } from '../support/house.ts';
import { importText } from '../support/import.ts';

let house: TestApp;

beforeAll(async () => {
  house = await startHouse();
});

afterAll(() => house.close());

async function pageOf(html: string) {
  await house.db.delete(contents);
  const text = html.replace(/[<>&]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const item = `<item><title>Pieza</title><description>S</description><content:encoded>${text}</content:encoded></item>`;
  await importText(
    house.app,
    `<rss xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>${item}</channel></rss>`,
    ...['--section', 'cultura'],
  );
  const [row] = await house.db.select().from(contents);
  return read(house.app, `/cultura/pieza-${row?.id}/`);
}

test('a table scrolls in a place of its own, which the keyboard reaches and which has its name', async () => {
  const rows = '<tr><th>Día</th><th>Hora</th></tr><tr><td>1</td><td>9</td></tr>';
  const named = await pageOf(`<table><caption>Mareas</caption>${rows}</table>`);
  expect(attributeOf(named, '.prose__table', 'tabindex')).toBe('0');
  expect(attributeOf(named, '.prose__table', 'aria-label')).toBe('Mareas');
  expect(attributeOf(named, '.prose__table th', 'scope')).toBe('col');
  expect(attributeOf(await pageOf(`<table>${rows}</table>`), '.prose__table', 'aria-label')).toBe('Tabla');
});

test('a player of another service is a card with a link, and its frame is all that the policy adds', async () => {
  const page = await pageOf(
    '<p>a</p><iframe src="https://youtube.com/embed/dQw4w9WgXcQ" title="El &lt;faro&gt;"></iframe>',
  );
  expect(textOf(page, '.embed')).toBe(
    'YouTube El <faro> Al abrirlo aquí, YouTube recibe datos de tu visita. Ver aquí: El <faro> Abrir en YouTube',
  );
  expect(attributeOf(page, '.embed', 'data-vendor'), 'on the IAB’s list').toBe('755');
  expect(attributeOf(page, '.embed a', 'href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(page.document.querySelector('.embed iframe, .embed img')).toBeNull();
  expect(page.headers['content-security-policy']).toContain('; frame-src https://www.youtube-nocookie.com; ');
  expect(page.html).toContain('<script type="module" src="/static/embeds.js">');
  const without = await pageOf('<p>a</p>');
  expect(without.headers['content-security-policy']).toContain("; frame-src 'none'; ");
  expect(without.html).not.toContain('embeds.js');
});

test.each([
  [600, 400, '/3-2/410.webp'],
  [1200, 800, '/3-2/1200.webp'],
  [800, 650, '/4-3/630.webp'],
  [400, 1400, 'src="/imagenes/x"'],
  [120, 80, 'src="/imagenes/x"'],
])('a picture of %s × %s is drawn as %s', (width, height, expected) => {
  const html = drawBody(
    `<figure><img src="/imagenes/x" alt="a" width="${width}" height="${height}"></figure>`,
    textsOf('es'),
  );
  expect(html).toContain(expected);
  expect(html.includes('<source')).toBe(expected.endsWith('webp'));
});
