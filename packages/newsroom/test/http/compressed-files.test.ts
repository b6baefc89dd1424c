import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveFolder } from '../../src/http/static.ts';

const TEXT = 'export const a = 1;\n'.repeat(200);
const root = mkdtempSync(join(tmpdir(), 'portada-files-'));

/** Writes a file of the folder, as old as is said. */
function write(name: string, content: string | Buffer, seconds: number): void {
  writeFileSync(join(root, name), content);
  utimesSync(join(root, name), seconds, seconds);
}

let app: FastifyInstance;
beforeAll(async () => {
  write('a.js', TEXT, 1_000);
  app = fastify();
  // As in the newsroom: what is compressed already is not compressed again.
  await app.register(compress, { encodings: ['br', 'gzip'] });
  serveFolder(app, { prefix: '/files/', root, cache: () => 'public', open: true });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const ask = (name: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: `/files/${name}`, headers });

const readBrotli = async (name: string) =>
  brotliDecompressSync((await ask(name, { 'accept-encoding': 'br' })).rawPayload).toString();

describe('a script', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, identity', undefined, (body: Buffer) => body],
  ] as const)('for %s comes as %s, the same to HEAD, and once only', async (accepted, encoding, read) => {
    const asked = { 'accept-encoding': accepted };
    const { headers, rawPayload } = await ask('a.js', asked);
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'content-length': String(rawPayload.length),
      'access-control-allow-origin': '*',
      'cache-control': 'public',
      vary: 'accept-encoding',
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(read(rawPayload).toString()).toBe(TEXT);

    const { date: _, ...told } = headers;
    expect((await ask('a.js', asked, 'HEAD')).headers).toMatchObject(told);
    const again = await ask('a.js', { ...asked, 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body, again.headers.vary, again.headers.etag]).toEqual([
      304,
      '',
      'accept-encoding',
      headers.etag,
    ]);
    const since = await ask('a.js', { ...asked, 'if-modified-since': String(headers['last-modified']) });
    expect(since.statusCode).toBe(304);
  });

  test('has an ETag for each encoding', async () => {
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((accepted) => ask('a.js', { 'accept-encoding': accepted })),
    );
    const tags = answers.map(({ headers }) => String(headers.etag));
    expect(new Set(tags).size).toBe(3);
    const other = await ask('a.js', { 'accept-encoding': 'br', 'if-none-match': tags[1] ?? '' });
    expect(other.statusCode).toBe(200);
  });

  test('comes in parts of the file itself, whatever else would be accepted', async () => {
    const part = await ask('a.js', { 'accept-encoding': 'br, gzip', range: 'bytes=0-99' });
    expect([part.statusCode, part.body]).toEqual([206, TEXT.slice(0, 100)]);
    expect(part.headers['content-range']).toBe(`bytes 0-99/${TEXT.length}`);
    expect(part.headers).not.toHaveProperty('content-encoding');
  });

  test('is compressed once, and anew when it has changed', async () => {
    write('once.js', TEXT, 1_000);
    await ask('once.js', { 'accept-encoding': 'br' });
    const other = TEXT.replaceAll('a', 'b');
    // Neither its time nor its size tells: it would be seen only by who compresses again.
    write('once.js', other, 1_000);
    expect(await readBrotli('once.js')).toBe(TEXT);
    write('once.js', other, 2_000);
    expect(await readBrotli('once.js')).toBe(other);
  });
});

describe('a copy that the build has laid beside a script', () => {
  const copy = brotliCompressSync('the copy');

  test('is sent', async () => {
    write('copied.js', TEXT, 1_000);
    write('copied.js.br', copy, 1_000);
    const { headers, rawPayload } = await ask('copied.js', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect(rawPayload).toEqual(copy);
  });

  test.each([
    ['older', 999],
    ['newer', 1_001],
  ])('is not if it is %s, of another build', async (age, seconds) => {
    write(`${age}.js`, TEXT, 1_000);
    write(`${age}.js.br`, copy, seconds);
    expect(await readBrotli(`${age}.js`)).toBe(TEXT);
  });
});
