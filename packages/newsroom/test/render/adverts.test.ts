/** Advertising on pages: positions, and the configuration of slots. */
import { adPosition, listAds, loadMoreAnswer } from '@portada/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proseParts } from '../../src/articles/prose.ts';
import type { TestApp } from '../support/app.ts';
import { attributeOf, blockOf, read } from '../support/document.ts';
import { SEEDING_MS, startSeededApp } from '../support/seeded.ts';

let started: TestApp;
beforeAll(async () => {
  started = await startSeededApp();
}, SEEDING_MS);
afterAll(() => started.close());

const page = (path: string) => read(started.app, path);

async function positionsOn(path: string) {
  const { document } = await page(path);
  const slots = [...document.querySelectorAll('portada-ad-slot')];
  return slots.map((slot) => parse(adPosition, JSON.parse(slot.getAttribute('position') ?? '')));
}
const codesOn = async (path: string) => (await positionsOn(path)).map(({ code }) => code);

test('[ADS-02] [PAGE-01] pages have advertising, and the URL of its library', async () => {
  expect(blockOf(await page('/'))).toMatchObject({
    gptAdvertisingEnabled: true,
    gptUrl: '/static/edition/gpt.js',
    webFeatures: { advertising: true, closableAds: true, adsOnMobile: true, adsOnDesktop: true },
  });
  const library = await started.app.inject('/static/edition/gpt.js');
  expect(library.statusCode).toBe(200);
  expect(library.headers['content-type']).toContain('javascript');
});

test.each(['', '/ca'])('[ADS-01] [ADS-03] %s/: slots have their complete configuration', async (base) => {
  const [top] = await positionsOn(`${base}/`);
  expect(top).toMatchObject({
    id: `${base ? 'ca' : 'es'}-top`,
    type: 'display',
    adUnitCode: `/4711/${base ? 'diari-del-port' : 'diario-del-puerto'}/top`,
    code: 'top',
    name: base ? 'Capçalera' : 'Cabecera',
    minimumReservedHeightDesktop: 250,
    minimumReservedHeightMobile: 100,
  });
  expect(top?.sizes[0]).toEqual([970, 250]);
  expect(top?.mapping.map(([[least]]) => least)).toEqual([1100, 768, 0]);
});

test('[ADS-01] the front page, sections and article texts have slots', async () => {
  expect(await codesOn('/')).toEqual(['top', 'middle']);
  expect(await codesOn('/politica/')).toEqual(['top', 'list']);
  const front = await page('/');
  const article = attributeOf(front, '.front__lead a', 'href') ?? '';
  expect(await codesOn(article)).toEqual(['inline-1']);
  const { document } = await page(article);
  const slot = document.querySelector('.prose > portada-ad-slot');
  expect(slot?.previousElementSibling?.localName).toBe('p');
  expect(slot?.nextElementSibling?.localName).toMatch(/^(p|h2)$/);
});

test('[SEEK-21] [SHOW-07] lists have the places of their ads', async () => {
  const adsOf = async (path: string, tag: string) =>
    parse(listAds, JSON.parse(attributeOf(await page(path), tag, 'ads') ?? ''));
  const placesOf = (ads: readonly { position: number | null; code: string }[]) =>
    ads.map(({ code, position }) => `${code} ${position}`);
  for (const path of ['/buscar/?text=mar', '/hemeroteca/']) {
    const { desktop, mobile } = await adsOf(path, 'portada-searcher');
    expect(placesOf(desktop)).toEqual(['list 5', 'list 15']);
    expect(placesOf(mobile)).toEqual(placesOf(desktop));
  }
  const { desktop } = await adsOf('/programas/', 'portada-show-index');
  expect(placesOf(desktop)).toEqual(['shows 6', 'shows 12', 'shows 18']);
});

test('[LOAD-03] a further part of a list has a slot', async () => {
  const answer = parse(loadMoreAnswer, (await started.app.inject('/api/front/list/politica')).json());
  expect(answer.html.match(/<portada-ad-slot/g)).toHaveLength(1);
  expect(answer.html.indexOf('<portada-ad-slot')).toBeGreaterThan(answer.html.indexOf('<article'));
});

test('account screens and error pages have none', async () => {
  for (const path of ['/acceso/', '/error/404/', '/aviso-legal/']) expect(await codesOn(path)).toEqual([]);
});

test('a text is split between two top-level paragraphs, and only when it is long', () => {
  const p = (count: number) => Array.from({ length: count }, (_, index) => `<p>${index}</p>`).join('\n');
  expect(proseParts('')).toEqual([]);
  expect(proseParts(p(4))).toEqual([p(4)]);
  expect(proseParts(p(5))).toEqual(['<p>0</p>\n<p>1</p>\n<p>2</p>\n', '<p>3</p>\n<p>4</p>']);
  const quoted = `<blockquote>${p(5)}</blockquote>`;
  expect(proseParts(quoted)).toEqual([quoted]);
  expect(proseParts(p(2) + quoted + p(5))).toHaveLength(2);
  expect(proseParts(p(2) + quoted + p(5)).join('')).toBe(p(2) + quoted + p(5));
  expect(proseParts(p(2) + quoted + p(5))[0]).toContain('</blockquote>');
});
