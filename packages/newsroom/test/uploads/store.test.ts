/** Files without a submission, and the limits per reader. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uploads } from '../../src/db/schema/index.ts';
import { discard } from '../../src/uploads/store.ts';
import { sweepUploads } from '../../src/uploads/sweep.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { photo } from '../support/films.ts';
import { DAY_MS, enterOn, newUploadDir, readHeaders, type Sender } from '../support/uploads.ts';

const uploadDir = newUploadDir();
const MB = 1_048_576;
let newsroom: TestApp;
let reader: Sender;
let picture: Buffer;

beforeAll(async () => {
  newsroom = await startApp({ uploadDir });
  picture = await photo();
});
afterAll(() => newsroom.close());
beforeEach(async () => {
  ({ own: reader } = await enterOn(newsroom));
});

const rowOf = async (id: string) => (await newsroom.db.select().from(uploads).where(eq(uploads.id, id)))[0];
const waiting = () => readdirSync(join(uploadDir, 'incoming'));

test('a file that a submission has just claimed cannot be deleted', async () => {
  const { id } = await reader.upload(picture);
  const before = await rowOf(id);
  await newsroom.db.update(uploads).set({ sentAt: new Date() }).where(eq(uploads.id, id));
  // As it was read a moment ago.
  if (before) await discard(newsroom.app, before);
  expect(await rowOf(id)).toBeDefined();
  expect(existsSync(join(uploadDir, 'pictures', `${id}.jpg`))).toBe(true);
});

test('a file that cannot be deleted does not keep the sweep from others', async () => {
  const { location = '' } = readHeaders(await reader.announce({ bytes: 100 }));
  const stuck = location.split('/').at(-1) ?? '';
  rmSync(join(uploadDir, 'incoming', stuck));
  // A directory that is not empty.
  mkdirSync(join(uploadDir, 'incoming', stuck, 'inside'), { recursive: true });
  const { id } = await reader.upload(picture);
  newsroom.advance(DAY_MS + 60_000);
  await sweepUploads(newsroom.app);
  expect(existsSync(join(uploadDir, 'pictures', `${id}.jpg`))).toBe(false);
  expect(waiting()).toContain(stuck);
  rmSync(join(uploadDir, 'incoming', stuck), { recursive: true });
  newsroom.advance(-DAY_MS - 60_000);
});

test('files that are not submitted are deleted after a day, complete or not', async () => {
  const { location = '' } = readHeaders(await reader.announce({ bytes: 100 }));
  await reader.piece(location, 0, Buffer.alloc(10));
  const half = location.split('/').at(-1) ?? '';
  const { id } = await reader.upload(picture);
  newsroom.advance(DAY_MS - 60_000);
  await sweepUploads(newsroom.app);
  expect(waiting()).toContain(half);
  newsroom.advance(120_000);
  await sweepUploads(newsroom.app);
  expect(waiting()).not.toContain(half);
  expect(await rowOf(half)).toBeUndefined();
  expect(await rowOf(id)).toBeUndefined();
  expect(existsSync(join(uploadDir, 'pictures', `${id}.jpg`))).toBe(false);
});

test('a reader has a daily limit of files and megabytes, and a smaller file is accepted after one beyond it', async () => {
  const limited = await startApp({ uploadDir: newUploadDir(), rateLimits: true });
  const { own } = await enterOn(limited);
  const long = { bytes: 500 * MB, type: 'video/mp4', purpose: 'interview' };
  for (let film = 0; film < 3; film += 1) expect((await own.announce(long)).statusCode).toBe(201);
  expect((await own.announce({ ...long, bytes: 400 * MB })).statusCode).toBe(201);
  const refused = await own.announce(long);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
  for (let count = 0; count < 15; count += 1) {
    expect((await own.announce({ bytes: 10 })).statusCode).toBe(201);
  }
  expect((await own.announce({ bytes: 10 })).statusCode).toBe(429);
  limited.advance(DAY_MS);
  expect((await own.announce(long)).statusCode).toBe(201);
  await limited.close();
});
