/** A store of objects that is full, away, refuses, or holds what killed processes left. */
import { S3 } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { BucketSettings } from '../../src/config/storage.ts';
import { openBucket } from '../../src/storage/s3/bucket.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { photo } from '../support/films.ts';
import { startStore } from '../support/s3.ts';
import { enterOn, readHeaders, type Sender } from '../support/uploads.ts';

const store = await startStore();
const settings = await store.bucket();
afterAll(() => store.close());
afterEach(() => store.fail());

describe('at start', () => {
  const checked = (changes: Partial<BucketSettings>) => openBucket({ ...settings, ...changes }).check();

  test('a bucket that is there is good', async () => {
    expect(await checked({})).toBeUndefined();
  });

  test('what will not mend itself is a reason not to start', async () => {
    await expect(checked({ bucket: 'none' })).rejects.toThrow('the store answers 404 for the bucket');
    store.fail(403, 'AccessDenied');
    await expect(checked({})).rejects.toThrow('the store answers 403 for the bucket');
  });

  test('a store that does not answer is none: pages need it not', async () => {
    store.fail(503);
    expect(await checked({})).toMatchObject({ status: 503 });
    expect(await checked({ endpoint: 'http://127.0.0.1:9' })).toMatchObject({ status: 503 });
  });
});

test.each([
  ['below a prefix', 'newsroom/'],
  ['without one', ''],
])(
  '%s unfinished uploads of killed processes are aborted, those of others in the bucket are not',
  async (_where, prefix) => {
    const own = { ...settings, ...(await store.bucket()), prefix };
    const { bucket: Bucket, region, endpoint = '' } = own;
    const client = new S3({ region, endpoint, forcePathStyle: true });
    for (const Key of [`${prefix}uploads/films/x.mp4`, `${prefix}clippings/x.jpg`, 'other/y']) {
      await client.createMultipartUpload({ Bucket, Key });
    }
    const { sweep, uploads } = openBucket(own);
    await uploads.write('films/x.mp4', Buffer.from('finished by another process'));
    const unfinished = () => store.unfinished().filter((path) => path.startsWith(`/${Bucket}/`));
    await sweep(new Date(Date.now() - 60_000));
    expect(unfinished()).toHaveLength(3);
    await sweep(new Date(Date.now() + 60_000));
    expect(unfinished()).toEqual([`/${Bucket}/other/y`]);
    expect(await uploads.bytesOf('films/x.mp4')).toBe(27);
  },
);

describe('an upload', () => {
  let newsroom: TestApp;
  let own: Sender;
  let picture: Buffer;
  beforeAll(async () => {
    newsroom = await startApp({ storage: settings });
    ({ own } = await enterOn(newsroom));
    picture = await photo();
  });
  afterAll(() => newsroom.close());

  test('is a 503 to be repeated while the store is away, and goes on afterwards', async () => {
    const { location = '' } = readHeaders(await own.announce({ bytes: picture.length }));
    await own.piece(location, 0, picture.subarray(0, 200));
    store.fail(503);
    const cut = await own.piece(location, 200, picture.subarray(200));
    expect([cut.statusCode, cut.headers['retry-after']]).toEqual([503, '5']);
    expect((await own.ask('HEAD', location)).statusCode).toBe(503);
    expect((await own.announce({ bytes: picture.length })).statusCode).toBe(503);
    store.fail();
    expect((await own.ask('HEAD', location)).headers['upload-offset']).toBe('200');
    expect((await own.piece(location, 200, picture.subarray(200))).statusCode).toBe(204);
  });

  test('is a 507 when the store is full, and nothing of it stays', async () => {
    const { location = '' } = readHeaders(await own.announce({ bytes: picture.length }));
    store.fail(507, 'XMinioStorageFull');
    expect((await own.piece(location, 0, picture)).statusCode).toBe(507);
    store.fail();
    expect((await own.ask('HEAD', location)).statusCode).toBe(404);
  });

  test('does not keep a process from being ready', async () => {
    store.fail(503);
    expect((await newsroom.app.inject('/health/ready')).statusCode).toBe(200);
  });
});
