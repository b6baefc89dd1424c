import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aspectRatios, CLIPPING_WIDTHS, clippingFormats } from '@portada/contract';
import { clippingUrl } from '@portada/shared/clipping.ts';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clippingHeight } from '../../src/images/clipping.ts';
import { createQueue } from '../../src/images/queue.ts';
import { registerImages } from '../../src/images/routes.ts';
import { createPictureStore } from '../../src/images/store.ts';
import { StorageFull, StorageUnavailable } from '../../src/storage/errors.ts';
import { openFolder } from '../../src/storage/folder.ts';

const folder = await mkdtemp(join(tmpdir(), 'portada-images-'));
const app = Fastify();

beforeAll(async () => {
  const background = { r: 20, g: 90, b: 140 };
  const harbour = sharp({ create: { width: 1600, height: 1200, channels: 3, background } });
  await harbour.jpeg().toFile(join(folder, 'harbour-1.jpg'));
  const portrait = sharp({ create: { width: 320, height: 320, channels: 3, background } });
  await portrait.jpeg().toFile(join(folder, 'portrait.jpg'));
  await writeFile(join(folder, 'broken.jpg'), 'not a picture');
  const clippings = openFolder(join(folder, 'cache'));
  registerImages(
    app,
    createPictureStore({ pictures: [folder], imported: openFolder(folder), clippings }, app),
  );
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const sharpNames = { avif: 'heif', webp: 'webp', jpg: 'jpeg' } as const;

test('[IMG-02] clips every width to its exact size', async () => {
  for (const width of CLIPPING_WIDTHS) {
    const answer = await app.inject(clippingUrl('/imagenes/harbour-1', '4-3', width, 'jpg'));
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      width,
      height: Math.round((width * 3) / 4),
    });
  }
});

test.each(aspectRatios)('[IMG-03] clips the ratio %s', async (ratio) => {
  const answer = await app.inject(clippingUrl('/imagenes/harbour-1', ratio, 410, 'webp'));
  const { width = 0, height = 0 } = await sharp(answer.rawPayload).metadata();
  expect(height).toBe(clippingHeight(width, ratio));
  const [across = 0, down = 0] = ratio.split('-').map(Number);
  expect(width / height).toBeCloseTo(across / down, 1);
});

test.each(clippingFormats)('[IMG-05] %s has its media type, and is immutable', async (format) => {
  const answer = await app.inject(`/imagenes/harbour-1/16-9/210.${format}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe(format === 'jpg' ? 'image/jpeg' : `image/${format}`);
  expect(answer.headers['cache-control']).toContain('immutable');
  expect((await sharp(answer.rawPayload).metadata()).format).toBe(sharpNames[format]);
});

test('[IMG-02] serves the URLs that widgets build, {src}/{ratio}/{width}.{format}', async () => {
  const address = clippingUrl('/imagenes/harbour-1', '16-9', 630, 'webp');
  expect((await app.inject(address)).statusCode).toBe(200);
});

test('keeps the ratio and does not enlarge when the picture is smaller than the clipping', async () => {
  const answer = await app.inject('/imagenes/portrait/16-9/1600.jpg');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 320, height: 180 });
});

test('[IMG-06] serves the original picture at its own URL', async () => {
  const answer = await app.inject('/imagenes/portrait');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 320, height: 320 });
  expect(answer.headers['cache-control']).toContain('immutable');
});

test.each([
  '/imagenes/harbour-1/16-9/211.jpg',
  '/imagenes/harbour-1/16-9/0410.jpg',
  '/imagenes/harbour-1/16-9/410.png',
  '/imagenes/harbour-1/16-9/410',
  '/imagenes/harbour-1/2-1/410.jpg',
  '/imagenes/harbour-1/constructor/410.jpg',
  '/imagenes/..%2F..%2Fetc/16-9/410.jpg',
  '/imagenes/harbour-1%00/16-9/410.jpg',
])('refuses %s', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(400);
});

test.each(['/imagenes/nobody/16-9/410.jpg', '/imagenes/nobody', '/imagenes/..%2Fharbour-1'])(
  'knows no %s',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);

test('clips once, also for concurrent requests, and caches on disk', async () => {
  const url = '/imagenes/harbour-1/1-1/630.webp';
  const answers = await Promise.all([app.inject(url), app.inject(url), app.inject(url)]);
  const kept = await readdir(join(folder, 'cache', 'harbour-1', '1-1'));
  expect(kept.filter((name) => name.startsWith('630.webp'))).toEqual(['630.webp']);
  await writeFile(join(folder, 'cache', 'harbour-1', '1-1', '630.webp'), 'from the disk');
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
  expect((await app.inject(url)).body).toBe('from the disk');
});

test('responds with an error and leaves no file when the picture is damaged', async () => {
  expect((await app.inject('/imagenes/broken/16-9/210.jpg')).statusCode).toBe(500);
  await expect(readdir(join(folder, 'cache', 'broken'))).rejects.toThrow('ENOENT');
});

test('computes the height for a width by the ratio', () => {
  expect(clippingHeight(1600, '16-9')).toBe(900);
});

test('the queue never runs more than its size, and a failure frees its slot', async () => {
  const run = createQueue(2);
  let running = 0;
  let most = 0;
  const task = (fails: boolean) => async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (fails) throw new Error('no');
    return 'done';
  };
  const results = await Promise.allSettled(
    [true, false, true, false, false].map((fails) => run(task(fails))),
  );
  expect(most).toBe(2);
  expect(results.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});

test.each([
  ['is full', 'write', new StorageFull('no space left on device')],
  ['is away', 'read', new StorageUnavailable('connection refused')],
] as const)('where the storage %s the picture is sent all the same', async (_state, call, error) => {
  const clippings = openFolder(join(folder, call));
  const broken = { ...clippings, [call]: () => Promise.reject(error) };
  const other = Fastify();
  registerImages(
    other,
    createPictureStore({ pictures: [folder], imported: openFolder(folder), clippings: broken }, other),
  );
  const url = '/imagenes/harbour-1/16-9/210.webp';
  for (const _again of [1, 2]) {
    const answer = await other.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual((await app.inject(url)).rawPayload);
  }
  await other.close();
});
