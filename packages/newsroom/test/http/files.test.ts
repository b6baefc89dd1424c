import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BROTLI_OPTIONS } from '../../src/http/encodings.ts';
import { portadaVersion } from '../../src/http/version.ts';
import { readStylesheet } from '../../src/render/stylesheet.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { getRaw } from '../support/raw.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
});
afterAll(() => newsroom.close());

const FONT = '/static/fonts/newsreader/newsreader-latin-wght-normal.woff2';

describe('files', () => {
  test('a font is immutable and may be loaded by other origins', async () => {
    const answer = await newsroom.app.inject(FONT);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test.each([
    '/static/../package.json',
    '/static/..%2fpackage.json',
    '/static/%2e%2e/package.json',
    '/static/fonts/newsreader/..%2f..%2fpackage.json',
    `/portada/${portadaVersion}/..%2fpackage.json`,
    '/portada/0.0.1/portada.js',
    '/static/',
  ])('%s is not served', async (url) => {
    const answer = await getRaw(newsroom.app, url);
    expect([400, 403, 404]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body).not.toContain('"name": "@portada');
  });
});

describe('compression', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('a page for %s comes as %s', async (accepted, encoding, decompress) => {
    const answer = await newsroom.app.inject({ url: '/acceso/', headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toContain('accept-encoding');
    expect(decompress(answer.rawPayload).toString()).toContain('</html>');
  });

  test('the style sheet comes as small as it can be, and is known again', async () => {
    const { css, url } = readStylesheet();
    const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
      newsroom.app.inject({ method, url, headers: { 'accept-encoding': 'br', ...headers } });
    const { headers, rawPayload } = await ask({});
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(css);
    expect(rawPayload.length).toBeLessThan(brotliCompressSync(css, BROTLI_OPTIONS).length);
    expect((await ask({}, 'HEAD')).headers['content-length']).toBe(String(rawPayload.length));
    expect((await ask({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    expect((await ask({ 'accept-encoding': 'identity' })).body).toBe(css);
  });

  test('a font is not compressed again', async () => {
    const answer = await newsroom.app.inject({ url: FONT, headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers).not.toHaveProperty('vary');
  });
});
