/** A full disk: `/dev/full` refuses every byte as one does. What it refuses does not count against the reader. */
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rateLimits, uploads } from '../../src/db/schema/index.ts';
import { openFolder } from '../../src/storage/folder.ts';
import { openStorage } from '../../src/storage/open.ts';
import { addContents } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openDatabase } from '../support/database.ts';
import { photo } from '../support/films.ts';
import {
  addSubmissionTarget,
  DAY_MS,
  enterOn,
  newUploadDir,
  readHeaders,
  type Sender,
} from '../support/uploads.ts';

const FULL = '/dev/full';
const HOUR_MS = 3_600_000;

describe.skipIf(!existsSync(FULL))('on a full disk', () => {
  let newsroom: TestApp;
  let reader: Sender;
  let uploadDir: string;
  beforeEach(async () => {
    uploadDir = newUploadDir();
    const storage = {
      ...(await openStorage({ uploadDir, dataDir: uploadDir, storage: undefined })),
      uploads: openFolder(uploadDir, () => 'draft'),
    };
    newsroom = await startApp({ uploadDir, rateLimits: true }, openDatabase, storage);
    await addContents(newsroom.db);
    reader = (await enterOn(newsroom)).own;
  });
  afterEach(() => newsroom.close());

  const filesIn = (folder: string) => readdirSync(join(uploadDir, folder));
  const isThere = async (id: string) => (await newsroom.db.$count(uploads, eq(uploads.id, id))) > 0;

  async function announce(bytes: number): Promise<{ location: string; id: string }> {
    const { location = '' } = readHeaders(await reader.announce({ bytes }));
    return { location, id: location.split('/').at(-1) ?? '' };
  }
  function fillIncoming(id: string): void {
    rmSync(join(uploadDir, 'incoming', id));
    symlinkSync(FULL, join(uploadDir, 'incoming', id));
  }
  function fillDrafts(): void {
    mkdirSync(join(uploadDir, '.drafts'));
    symlinkSync(FULL, join(uploadDir, '.drafts', 'draft'));
  }
  /** What the reader has used up of the files and megabytes of a day. */
  async function counted() {
    const [files] = await newsroom.db.select().from(rateLimits).where(like(rateLimits.key, 'uploads:%'));
    const [size] = await newsroom.db.select().from(rateLimits).where(like(rateLimits.key, 'megabytes:%'));
    return { files: files?.hits, megabytes: size?.hits };
  }

  test('a chunk is a 507, and nothing of its file stays', async () => {
    const { location, id } = await announce(3_000_000);
    expect(await counted()).toEqual({ files: 1, megabytes: 3 });
    fillIncoming(id);
    const answer = await reader.piece(location, 0, Buffer.alloc(500));
    expect(answer.statusCode).toBe(507);
    expect(answer.json()).toEqual({
      httpCode: 507,
      errorCode: 'UNKNOWN_ERROR',
      message: 'There is no room for the file.',
    });
    expect(filesIn('incoming')).toEqual([]);
    expect(await isThere(id)).toBe(false);
    expect(await counted()).toEqual({ files: 0, megabytes: 0 });
    expect((await reader.ask('HEAD', location)).statusCode).toBe(404);
  });

  test('a picture that cannot be re-encoded is a 507, and nothing of it stays', async () => {
    const other = await announce(2_000_000);
    const picture = await photo();
    const { location, id } = await announce(picture.length);
    fillDrafts();
    expect((await reader.piece(location, 0, picture)).statusCode).toBe(507);
    expect([...filesIn('.drafts'), ...filesIn('pictures')]).toEqual([]);
    expect(filesIn('incoming')).toEqual([other.id]);
    expect(await isThere(id)).toBe(false);
    // Once, though both the check and the request find out.
    expect(await counted()).toEqual({ files: 1, megabytes: 2 });
  });

  test('a form is a 507, and nothing of it stays', async () => {
    const call = await addSubmissionTarget(newsroom.db, 'contribution');
    const fields = { title: 'El faro', text: 'De noche', terms: 'true' };
    const file = { content: await photo() };
    fillDrafts();
    const answer = await reader.form(`/api/front/contribution/${call}`, fields, file);
    expect(answer.statusCode).toBe(507);
    expect([...filesIn('.drafts'), ...filesIn('incoming')]).toEqual([]);
    expect(await newsroom.db.$count(uploads)).toBe(0);
    expect(await counted()).toEqual({ files: 0, megabytes: 0 });
  });

  test('what was counted yesterday is not taken off from today', async () => {
    await announce(1_000);
    newsroom.advance(HOUR_MS);
    const early = await announce(1_000);
    newsroom.advance(DAY_MS - HOUR_MS + 1_000);
    await announce(1_000);
    expect(await counted()).toEqual({ files: 1, megabytes: 1 });
    fillIncoming(early.id);
    expect((await reader.piece(early.location, 0, Buffer.alloc(500))).statusCode).toBe(507);
    expect(await counted()).toEqual({ files: 1, megabytes: 1 });
  });

  test('there is room again: the next file is taken', async () => {
    const { location, id } = await announce(1_000);
    fillIncoming(id);
    expect((await reader.piece(location, 0, Buffer.alloc(500))).statusCode).toBe(507);
    const next = await reader.upload(await photo());
    expect(next.answer.statusCode).toBe(204);
    expect(filesIn('pictures')).toEqual([`${next.id}.jpg`]);
    expect(await counted()).toEqual({ files: 1, megabytes: 1 });
  });

  test('a file that is refused for what it is has been counted', async () => {
    expect((await reader.upload(Buffer.from('no picture'))).answer.statusCode).toBe(415);
    expect(await counted()).toEqual({ files: 1, megabytes: 1 });
  });
});
