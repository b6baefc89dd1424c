import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uploads } from '../../src/db/schema/index.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { film, photo } from '../support/films.ts';
import { enterOn, newUploadDir, readHeaders, type Sender, sender } from '../support/uploads.ts';

const uploadDir = newUploadDir();
const MB = 1_048_576;
let newsroom: TestApp;
let reader: Sender;
let picture: Buffer;

const newReader = async () => (await enterOn(newsroom)).own;

beforeAll(async () => {
  newsroom = await startApp({ uploadDir });
  picture = await photo();
});
afterAll(() => newsroom.close());
beforeEach(async () => {
  reader = await newReader();
});

const rowOf = async (id: string) => (await newsroom.db.select().from(uploads).where(eq(uploads.id, id)))[0];
const waiting = () => readdirSync(join(uploadDir, 'incoming'));

describe('an upload', () => {
  test('[UGC-03] of a picture in chunks can be resumed after an interruption', async () => {
    const announced = await reader.announce({ bytes: picture.length, name: 'El faro.jpg' });
    expect(announced.statusCode).toBe(201);
    const { location = '' } = readHeaders(announced);
    expect(location).toMatch(/^\/api\/front\/uploads\/[\w-]{32}$/);
    const half = Math.floor(picture.length / 2);
    const first = await reader.piece(location, 0, picture.subarray(0, half));
    expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, String(half)]);
    const head = await reader.ask('HEAD', location);
    expect(head.headers).toMatchObject({
      'upload-offset': String(half),
      'upload-length': String(picture.length),
    });
    expect(head.headers['cache-control']).toContain('no-store');
    const last = await reader.piece(location, half, picture.subarray(half));
    expect([last.statusCode, last.headers['upload-offset']]).toEqual([204, String(picture.length)]);
    const row = await rowOf(location.split('/').at(-1) ?? '');
    expect(row).toMatchObject({
      kind: 'image',
      purpose: 'contribution',
      originalName: 'El faro.jpg',
      sentAt: null,
    });
    expect(row?.checkedAt).toBeInstanceOf(Date);
    const kept = await sharp(join(uploadDir, row?.path ?? '')).metadata();
    expect(kept.exif).toBeUndefined();
    // A client that lost the last response asks for the offset, which is the end.
    const whole = await reader.ask('HEAD', location);
    expect([whole.statusCode, whole.headers['upload-offset']]).toEqual([200, String(picture.length)]);
    expect(waiting()).not.toContain(row?.id);
  });

  test('[UGC-03] [INTV-02] of a video is accepted', async () => {
    const content = film(50_000);
    const { answer, id } = await reader.upload(content, { type: 'video/mp4', purpose: 'interview' });
    expect(answer.statusCode).toBe(204);
    expect(await rowOf(id)).toMatchObject({ kind: 'video', purpose: 'interview', path: `films/${id}.mp4` });
    expect(existsSync(join(uploadDir, 'films', `${id}.mp4`))).toBe(true);
  });

  test('can be deleted by the reader, incomplete and complete', async () => {
    const { location = '' } = readHeaders(await reader.announce({ bytes: picture.length }));
    await reader.piece(location, 0, picture.subarray(0, 100));
    expect((await reader.ask('DELETE', location)).statusCode).toBe(204);
    expect((await reader.ask('HEAD', location)).statusCode).toBe(404);
    const { location: second, id } = await reader.upload(picture);
    expect((await reader.ask('DELETE', second)).statusCode).toBe(204);
    expect(await rowOf(id)).toBeUndefined();
    expect(existsSync(join(uploadDir, 'pictures', `${id}.jpg`))).toBe(false);
  });
});

describe('an upload is rejected before its first byte', () => {
  test.each([
    ['contribution', 'image/jpeg', 5 * MB],
    ['contribution', 'video/mp4', 80 * MB],
    ['interview', 'image/jpeg', 8 * MB],
    ['interview', 'video/mp4', 500 * MB],
  ])('[UGC-03] [INTV-02] for a %s %s may have %i bytes and not one more', async (purpose, type, bytes) => {
    expect((await reader.announce({ bytes, type, purpose })).statusCode).toBe(201);
    const larger = await reader.announce({ bytes: bytes + 1, type, purpose });
    expect([larger.statusCode, larger.json().errorCode]).toEqual([413, 'FILE_TOO_LARGE']);
    expect((await reader.announce({ bytes: 600 * MB, type, purpose })).statusCode).toBe(413);
  });

  test.each(['image/png', 'image/svg+xml', 'text/html', 'video/quicktime', 'IMAGE/JPEG', 'toString', ''])(
    '[UGC-03] as %j',
    async (type) => {
      const answer = await reader.announce({ bytes: 100, type });
      expect([answer.statusCode, answer.json().errorCode]).toEqual([415, 'FILE_TYPE_REFUSED']);
    },
  );

  test('for an unknown purpose, empty, without length or with an invalid one', async () => {
    expect((await reader.announce({ bytes: 10, purpose: 'avatar' })).statusCode).toBe(400);
    expect((await reader.announce({ bytes: 10, purpose: 'constructor' })).statusCode).toBe(400);
    expect((await reader.announce({ bytes: 0 })).statusCode).toBe(422);
    for (const bytes of ['-1', '1e3', '1.5', 'x', '9'.repeat(30), '']) {
      expect((await reader.announce({ bytes })).statusCode, bytes).toBeGreaterThanOrEqual(400);
      expect((await reader.announce({ bytes })).statusCode, bytes).toBeLessThan(500);
    }
    for (const defer of [{ 'upload-defer-length': '1' }, {}]) {
      expect((await reader.announce({}, defer)).statusCode).toBeGreaterThanOrEqual(400);
      expect((await reader.announce({}, defer)).statusCode).toBeLessThan(500);
    }
  });

  test('without a session, or from another site', async () => {
    const nobody = sender(newsroom.app, { cookies: new Map() });
    const answer = await nobody.announce({ bytes: 10 });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'NOT_LOGGED_IN']);
    const foreign = await reader.announce({ bytes: 10 }, { origin: 'https://evil.example' });
    expect(foreign.statusCode).toBe(403);
  });

  test('file names are for moderators only: no path, no invisible characters, truncated', async () => {
    for (const [name, kept] of [
      ['../../etc/passwd', 'passwd'],
      ['C:\\fotos\\faro.jpg', 'faro.jpg'],
      ['foto\u202egpj.exe', 'fotogpj.exe'],
      ['a\u0000b\nc\u200b.jpg', 'ab c.jpg'],
      ['<img src=x onerror=alert(1)>.jpg', '<img src=x onerror=alert(1)>.jpg'],
      ['/', ''],
      ['x'.repeat(500), 'x'.repeat(120)],
    ] as const) {
      const { location = '' } = readHeaders(await reader.announce({ bytes: 10, name }));
      expect((await rowOf(location.split('/').at(-1) ?? ''))?.originalName).toBe(kept);
    }
    expect(existsSync(join(uploadDir, '..', '..', 'etc'))).toBe(false);
  });
});

describe('an upload is rejected by its content, and deleted', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, string, string]>([
    [
      'HTML as a picture',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      'image/jpeg',
      'FILE_TYPE_REFUSED',
    ],
    ['a film as a picture', () => film(), 'image/jpeg', 'FILE_TYPE_REFUSED'],
    ['a picture as a film', () => photo(), 'video/mp4', 'FILE_TYPE_REFUSED'],
    ['half a film', () => film().subarray(0, 900), 'video/mp4', 'FILE_DAMAGED'],
    ['half a picture', async () => (await photo()).subarray(0, 700), 'image/jpeg', 'FILE_DAMAGED'],
  ])('[UGC-03] [INTV-02] %s', async (_what, make, type, code) => {
    const content = await make();
    const { answer, id, location } = await reader.upload(content, { type, name: 'foto.jpg' });
    expect(answer.json().errorCode).toBe(code);
    expect(await rowOf(id)).toBeUndefined();
    expect(waiting()).not.toContain(id);
    for (const [folder, ending] of [
      ['pictures', 'jpg'],
      ['films', 'mp4'],
    ] as const) {
      expect(existsSync(join(uploadDir, folder, `${id}.${ending}`))).toBe(false);
    }
    expect((await reader.ask('HEAD', location)).statusCode).toBe(404);
  });

  test('rejects more bytes than declared', async () => {
    const { location = '' } = readHeaders(await reader.announce({ bytes: 100 }));
    const more = await reader.piece(location, 0, Buffer.alloc(101));
    expect([more.statusCode, more.json().errorCode]).toEqual([413, 'FILE_TOO_LARGE']);
    // With chunked encoding the length is unknown beforehand.
    const endless = await reader.piece(location, 0, Readable.from([Buffer.alloc(60), Buffer.alloc(60)]));
    expect([endless.statusCode, endless.json().errorCode]).toEqual([413, 'FILE_TOO_LARGE']);
  });

  test('rejects a chunk with a wrong offset or media type, and keeps the file unchanged', async () => {
    const { location = '' } = readHeaders(await reader.announce({ bytes: 100 }));
    expect((await reader.piece(location, 50, Buffer.alloc(10))).statusCode).toBe(409);
    expect(
      (await reader.piece(location, 0, Buffer.alloc(10), { 'content-type': 'text/plain' })).statusCode,
    ).toBe(415);
    expect((await reader.ask('HEAD', location)).headers['upload-offset']).toBe('0');
  });
});

describe('an upload belongs to its reader', () => {
  test('and responds with 404 to another reader, and without a session', async () => {
    const { location = '' } = readHeaders(await reader.announce({ bytes: picture.length }));
    const whole = await reader.upload(picture);
    const other = await newReader();
    for (const address of [location, whole.location]) {
      expect((await other.ask('HEAD', address)).statusCode).toBe(404);
      expect((await other.piece(address, 0, picture)).statusCode).toBe(404);
      expect((await other.ask('DELETE', address)).statusCode).toBe(404);
      expect((await sender(newsroom.app, { cookies: new Map() }).ask('HEAD', address)).statusCode).toBe(401);
    }
    expect((await reader.ask('HEAD', location)).headers['upload-offset']).toBe('0');
    expect((await reader.ask('HEAD', whole.location)).statusCode).toBe(200);
  });

  test.each(['?/', '/?/', '?id=/', '?x=1&y=/'])(
    'another reader’s id behind one’s own, as in “%s”, is no way to another file',
    async (between) => {
      const { location: own = '' } = readHeaders(await reader.announce({ bytes: picture.length }));
      const victim = await newReader();
      const { location: foreign = '' } = readHeaders(await victim.announce({ bytes: picture.length }));
      await victim.piece(foreign, 0, picture.subarray(0, 100));
      const trick = `${own}${between}${foreign.split('/').at(-1)}`;
      const head = await reader.ask('HEAD', trick);
      expect(head.headers['upload-offset'] ?? '0').toBe('0');
      await reader.piece(trick, 100, Buffer.alloc(50));
      await reader.ask('DELETE', trick);
      const kept = await victim.ask('HEAD', foreign);
      expect([kept.statusCode, kept.headers['upload-offset']]).toEqual([200, '100']);
    },
  );

  test.each(['..%2foutside', '..%2f..%2fetc%2fpasswd', '..', '%00', 'x'.repeat(900), '.', '..%5c'])(
    'no address leads out of the folder: %s',
    async (id) => {
      const outside = join(uploadDir, 'outside');
      writeFileSync(outside, 'untouched');
      for (const method of ['HEAD', 'DELETE'] as const) {
        expect((await reader.ask(method, `/api/front/uploads/${id}`)).statusCode, method).toBe(404);
      }
      expect((await reader.piece(`/api/front/uploads/${id}`, 0, picture)).statusCode).toBe(404);
      expect(readFileSync(outside, 'utf8')).toBe('untouched');
    },
  );
});

test('of two concurrent chunks with the same offset, one is stored', async () => {
  const { location = '' } = readHeaders(await reader.announce({ bytes: picture.length }));
  const half = picture.subarray(0, 400);
  const answers = await Promise.all([reader.piece(location, 0, half), reader.piece(location, 0, half)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  expect((await reader.ask('HEAD', location)).headers['upload-offset']).toBe('400');
  expect((await reader.piece(location, 400, picture.subarray(400))).statusCode).toBe(204);
});
