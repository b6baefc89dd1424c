/** What readers allow: asked for by a setting, answered with and without script, and changed at any time. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, ORIGIN, openBrowser } from '../support/browser.ts';
import { blockOf, read, textOf } from '../support/document.ts';

const SETTINGS = '/cookies/configuracion/';
const PLAIN_STYLE = '/cookies/aviso.css';

test('`CONSENT` says whether readers are asked; by default they are not', () => {
  const asks = (CONSENT?: string) => readConfig({ CONSENT }).asksConsent;
  expect([asks(), asks('off'), asks('required')]).toEqual([false, false, true]);
  expect(() => asks('yes')).toThrow('CONSENT is `required` or `off`.');
});

describe('where nobody is asked', () => {
  let newsroom: TestApp;
  beforeAll(async () => {
    newsroom = await startApp();
  });
  afterAll(() => newsroom.close());

  test('pages have neither banner nor script nor settings', async () => {
    const page = await read(newsroom.app, '/');
    expect(page.html).not.toMatch(/consent/);
    expect((await newsroom.app.inject(SETTINGS)).statusCode).toBe(404);
  });
});

describe('where readers are asked', () => {
  let newsroom: TestApp;
  beforeAll(async () => {
    newsroom = await startApp({ asksConsent: true, cacheBytes: 2 ** 20 });
  });
  afterAll(() => newsroom.close());

  const answer = (browser: Browser, fields: Record<string, string>, referer = `${ORIGIN}/tiempo/?dia=2`) =>
    browser.form(SETTINGS, fields, { referer });

  test('a page is the same for whoever has answered, and widgets are told to wait', async () => {
    const browser = openBrowser(newsroom.app);
    const before = await browser.get('/aviso-legal/');
    await answer(browser, { answer: 'all' });
    const after = await browser.get('/aviso-legal/');
    expect(after.body).toBe(before.body);
    expect(after.headers['cache-control']).toMatch(/^public/);
    expect(after.headers.vary).toBe('accept-encoding');
    expect(blockOf(await read(newsroom.app, '/'))).toMatchObject({ webFeatures: { consent: true } });
  });

  test.each([
    ['Aceptar', { answer: 'all' }, 'measurement-ads-embeds'],
    ['Rechazar', { answer: 'none' }, ''],
    ['a choice', { ads: 'on', other: 'on' }, 'ads'],
    ['nothing', {}, ''],
  ])('%s is kept for half a year, and leads back to its page', async (_name, fields, purposes) => {
    const response = await answer(openBrowser(newsroom.app), fields);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(`${ORIGIN}/tiempo/?dia=2`);
    const [cookie] = response.cookies;
    expect(cookie).toMatchObject({ name: 'portada_consent', path: '/', maxAge: 15_897_600, sameSite: 'Lax' });
    expect(cookie?.value).toMatch(new RegExp(`^1\\.\\d{4}-\\d{2}-\\d{2}\\.${purposes}$`));
    expect(cookie?.httpOnly).toBeUndefined();
  });

  test.each(['https://elsewhere.test/', `${ORIGIN}/ca${SETTINGS}`, ''])(
    'from %j it leads to the settings',
    async (referer) => {
      const response = await openBrowser(newsroom.app).form(
        `/ca${SETTINGS}`,
        { answer: 'none' },
        { referer },
      );
      expect(response.headers.location).toBe(`/ca${SETTINGS}guardado/`);
    },
  );

  test('without script the banner shows until the reader has answered', async () => {
    const browser = openBrowser(newsroom.app);
    const { html } = await read(newsroom.app, '/');
    expect(html).toContain(`<noscript><link rel="stylesheet" href="${PLAIN_STYLE}"></noscript>`);
    const asked = await browser.get(PLAIN_STYLE);
    expect(asked.body).toContain('.consent');
    expect(asked.headers['cache-control']).toBe('private, no-store');
    await answer(browser, { answer: 'none' });
    expect((await browser.get(PLAIN_STYLE)).body).toBe('');
    browser.cookies.set('portada_consent', '0.2026-01-01.ads');
    expect((await browser.get(PLAIN_STYLE)).body, 'to earlier questions').toContain('.consent');
  });

  test('the settings, linked from every footer, show the answer and take it back', async () => {
    const front = await read(newsroom.app, '/ca/');
    expect(textOf(front, `.footer a[href="/ca${SETTINGS}"]`)).toBe('Configuració de galetes');
    const browser = openBrowser(newsroom.app);
    const ticked = async () =>
      [...(await browser.get(SETTINGS)).body.matchAll(/name="(\w+)" aria-describedby="[\w-]+" checked/g)].map(
        ([, name]) => name,
      );
    expect(await ticked(), 'nothing is ticked for the reader').toEqual([]);
    await answer(browser, { ads: 'on', embeds: 'on' });
    expect(await ticked()).toEqual(['ads', 'embeds']);
    await answer(browser, { embeds: 'on' });
    expect(await ticked()).toEqual(['embeds']);
    expect((await browser.get(SETTINGS)).headers['cache-control']).toBe('private, no-store');
  });
});
