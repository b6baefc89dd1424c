/** Uploads of readers in each storage: the same from the first piece to the end of the account. */
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isClockMoved } from '../../../../scripts/test/shared-clock.ts';
import { deleteReader } from '../../src/accounts/personal-data/deletion.ts';
import type { Config } from '../../src/config/config.ts';
import { contributions, uploads } from '../../src/db/schema/index.ts';
import { sweepUploads } from '../../src/uploads/sweep.ts';
import { addContents } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { film, photo } from '../support/films.ts';
import { startStore } from '../support/s3.ts';
import {
  addSubmissionTarget,
  DAY_MS,
  enterOn,
  newUploadDir,
  readHeaders,
  type Sender,
} from '../support/uploads.ts';

const store = await startStore();
afterAll(() => store.close());
const places: Readonly<Record<string, () => Promise<Partial<Config>>>> = {
  'a folder': async () => ({ uploadDir: newUploadDir() }),
  'a bucket': async () => ({ storage: await store.bucket() }),
};
const MB = 2 ** 20;

describe.each(Object.entries(places))('in %s', (name, place) => {
  let newsroom: TestApp;
  let reader: Awaited<ReturnType<typeof enterOn>>['reader'];
  let own: Sender;
  beforeAll(async () => {
    newsroom = await startApp(await place());
    await addContents(newsroom.db);
  });
  afterAll(() => newsroom.close());
  beforeEach(async () => {
    ({ reader, own } = await enterOn(newsroom));
  });

  const files = () => newsroom.app.storage.uploads;
  async function kept(key: string): Promise<Buffer | undefined> {
    const content = await files().read(key);
    return content && buffer(content);
  }
  async function keysOf(id: string): Promise<string[]> {
    const found: string[] = [];
    for await (const { key } of files().list()) if (key.includes(id)) found.push(key);
    return found;
  }
  const idIn = (location: string) => location.split('/').at(-1) ?? '';
  const offsetOf = async (location: string) =>
    Number((await own.ask('HEAD', location)).headers['upload-offset']);

  test('[UGC-03] a picture in two pieces is re-encoded, and nothing else of it stays', async () => {
    const picture = await photo(640, 480);
    const { location = '' } = readHeaders(await own.announce({ bytes: picture.length }));
    expect(await offsetOf(location)).toBe(0);
    expect((await own.piece(location, 0, picture.subarray(0, 300))).statusCode).toBe(204);
    expect(await offsetOf(location)).toBe(300);
    expect((await own.piece(location, 300, picture.subarray(300))).statusCode).toBe(204);
    const id = idIn(location);
    expect(await keysOf(id)).toEqual([`pictures/${id}.jpg`]);
    expect(await sharp(await kept(`pictures/${id}.jpg`)).metadata()).toMatchObject({
      width: 480,
      height: 640,
    });
    expect(await offsetOf(location)).toBe(picture.length);
  });

  test('[INTV-02] a film of many pieces is kept byte by byte', async () => {
    const content = film(21 * MB);
    const about = { type: 'video/mp4', purpose: 'interview' };
    const { location = '' } = readHeaders(await own.announce({ bytes: content.length, ...about }));
    for (let offset = 0; offset < content.length; offset += 4 * MB) {
      const answer = await own.piece(location, offset, content.subarray(offset, offset + 4 * MB));
      expect([answer.statusCode, await offsetOf(location)]).toEqual([
        204,
        Math.min(offset + 4 * MB, content.length),
      ]);
    }
    const id = idIn(location);
    expect(await keysOf(id)).toEqual([`films/${id}.mp4`]);
    expect((await kept(`films/${id}.mp4`))?.equals(content)).toBe(true);
  });

  test('[INTV-02] what came before a cut stays, what came before it too', async () => {
    const content = film(9 * MB);
    const about = { type: 'video/mp4', purpose: 'interview' };
    const { location = '' } = readHeaders(await own.announce({ bytes: content.length, ...about }));
    await own.piece(location, 0, content.subarray(0, 3 * MB));
    const cut = async function* () {
      yield content.subarray(3 * MB, 4 * MB);
      throw new Error('The train is in a tunnel.');
    };
    await own.piece(location, 3 * MB, Readable.from(cut(), { objectMode: false })).catch(() => {});
    await expect.poll(() => offsetOf(location)).toBeGreaterThanOrEqual(3 * MB);
    const offset = await offsetOf(location);
    expect((await own.piece(location, offset, content.subarray(offset))).statusCode).toBe(204);
    expect((await kept(`films/${idIn(location)}.mp4`))?.equals(content)).toBe(true);
  });

  test('[UGC-03] what is no film is refused, and nothing of it stays', async () => {
    const { answer, id } = await own.upload(Buffer.alloc(6 * MB), {
      type: 'video/mp4',
      purpose: 'interview',
    });
    expect(answer.statusCode).toBe(415);
    expect(await keysOf(id)).toEqual([]);
  });

  test('[UGC-01] a form brings a picture, which is shown once it is published, and not afterwards', async () => {
    const call = await addSubmissionTarget(newsroom.db, 'contribution');
    const fields = { title: 'El faro', text: 'De noche', terms: 'true' };
    const sent = await own.form(`/api/front/contribution/${call}`, fields, { content: await photo() });
    expect(sent.statusCode).toBe(200);
    const [row] = await newsroom.db
      .update(contributions)
      .set({ status: 'published' })
      .where(eq(contributions.userId, reader.id))
      .returning();
    const address = `/participa/${row?.id}.jpg`;
    const shown = await newsroom.app.inject(address);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await sharp(shown.rawPayload).metadata()).format).toBe('jpeg');
    await files().remove(`pictures/${row?.uploadId}.jpg`);
    expect((await newsroom.app.inject(address)).statusCode).toBe(404);
  });

  test('an account takes its files along, complete or not', async () => {
    const { id } = await own.upload(await photo());
    const { location = '' } = readHeaders(
      await own.announce({ bytes: 9 * MB, type: 'video/mp4', purpose: 'interview' }),
    );
    await own.piece(location, 0, Buffer.alloc(6 * MB));
    expect((await keysOf(idIn(location))).length).toBeGreaterThan(0);
    const [session] = await newsroom.db.query.users.findMany({ where: (users) => eq(users.id, reader.id) });
    if (!session) throw new Error('There is no such reader.');
    await deleteReader(newsroom.app, { ...reader, ...session });
    expect([...(await keysOf(id)), ...(await keysOf(idIn(location)))]).toEqual([]);
    if (name === 'a bucket')
      expect(store.unfinished()).not.toContainEqual(expect.stringContaining(idIn(location)));
  });

  test('what is not sent off goes after a day, complete or not', async () => {
    const { id } = await own.upload(await photo());
    const { location = '' } = readHeaders(
      await own.announce({ bytes: 9 * MB, type: 'video/mp4', purpose: 'interview' }),
    );
    await own.piece(location, 0, Buffer.alloc(6 * MB));
    newsroom.advance(DAY_MS + 60_000);
    expect(await sweepUploads(newsroom.app)).toBe(true);
    newsroom.advance(-DAY_MS - 60_000);
    expect([...(await keysOf(id)), ...(await keysOf(idIn(location)))]).toEqual([]);
    expect(await newsroom.db.$count(uploads, eq(uploads.id, idIn(location)))).toBe(0);
  });

  /** The sweep of a day from now. */
  async function sweepTomorrow(): Promise<void> {
    newsroom.advance(DAY_MS + 60_000);
    expect(await sweepUploads(newsroom.app)).toBe(true);
    newsroom.advance(-DAY_MS - 60_000);
  }
  const newId = () => randomBytes(24).toString('base64url');

  test.each([
    ['a picture', () => photo(), {}],
    ['a film', async () => film(MB), { type: 'video/mp4', purpose: 'interview' }],
  ])('a kill between the move of %s and its row leaves no file for ever', async (_name, content, about) => {
    const { id } = await own.upload(await content(), about);
    const before = { path: `incoming/${id}`, checkedAt: null };
    await newsroom.db.update(uploads).set(before).where(eq(uploads.id, id));
    expect(await sweepUploads(newsroom.app)).toBe(true);
    expect(await keysOf(id)).toHaveLength(1);
    await sweepTomorrow();
    expect(await keysOf(id)).toEqual([]);
  });

  test('an incomplete upload without a row goes with all that the storage has of it', async () => {
    const { location = '' } = readHeaders(
      await own.announce({ bytes: 9 * MB, type: 'video/mp4', purpose: 'interview' }),
    );
    await own.piece(location, 0, Buffer.alloc(6 * MB));
    await newsroom.db.delete(uploads).where(eq(uploads.id, idIn(location)));
    await sweepTomorrow();
    expect(await keysOf(idIn(location))).toEqual([]);
  });

  test('what has a row stays, and so does what is no upload', async () => {
    const { id } = await own.upload(await photo());
    await newsroom.db.update(uploads).set({ sentAt: new Date() }).where(eq(uploads.id, id));
    const strangers = ['deletions/2026-01-01/1.json', 'pictures/logo.jpg', `others/${newId()}`];
    for (const key of strangers) await files().write(key, Buffer.from('{}'));
    await sweepTomorrow();
    for (const key of [`pictures/${id}.jpg`, ...strangers])
      expect(await files().bytesOf(key)).toBeGreaterThan(0);
    for (const key of strangers) await files().remove(key);
  });

  // A file keeps the machine's time: to a clock that is moved, one that has just come is days old.
  test.skipIf(isClockMoved)('what has just come stays', async () => {
    const young = newId();
    await files().write(`pictures/${young}.jpg`, Buffer.from('x'));
    await sweepUploads(newsroom.app);
    expect(await keysOf(young)).toHaveLength(1);
    await files().remove(`pictures/${young}.jpg`);
  });

  test('files of another newsroom, whose database this is not, stay', async () => {
    const others = Array.from({ length: 21 }, () => `pictures/${newId()}.jpg`);
    for (const key of others) await files().write(key, Buffer.from('x'));
    const logged = vi.spyOn(newsroom.app.log, 'error');
    await sweepTomorrow();
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'upload-orphans.too-many' }),
      expect.any(String),
    );
    for (const key of others) expect(await files().bytesOf(key)).toBe(1);
    for (const key of others) await files().remove(key);
  });
});
