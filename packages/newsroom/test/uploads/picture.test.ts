import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { scansIn } from '../../src/images/jpeg.ts';
import { StorageFull } from '../../src/storage/errors.ts';
import { openFolder } from '../../src/storage/folder.ts';
import { developPicture } from '../../src/uploads/picture.ts';
import { film, photo } from '../support/films.ts';

const folder = mkdtempSync(join(tmpdir(), 'portada-pictures-'));
const files = openFolder(folder);

async function developed(content: Buffer | string) {
  const key = randomBytes(8).toString('hex');
  const target = join(folder, `${key}.jpg`);
  writeFileSync(join(folder, key), content);
  const verdict = await developPicture(files, key, `${key}.jpg`).then(
    () => 'taken',
    (error) => error.code,
  );
  expect(existsSync(target)).toBe(verdict === 'taken');
  return { verdict, target };
}

test('[UGC-03] [INTV-02] applies the orientation and removes location data', async () => {
  const given = await photo(640, 480);
  expect(given.includes('Ana Mar')).toBe(true);
  const { verdict, target } = await developed(given);
  expect(verdict).toBe('taken');
  const kept = await sharp(target).metadata();
  expect(kept).toMatchObject({ format: 'jpeg', width: 480, height: 640 });
  expect(kept.exif).toBeUndefined();
  expect(readFileSync(target).includes('Ana Mar')).toBe(false);
});

test('[UGC-03] removes data appended to a picture, or hidden in it', async () => {
  const script = Buffer.from('<script>alert(1)</script>PK\u0003\u0004');
  const { verdict, target } = await developed(Buffer.concat([await photo(), script]));
  expect(verdict).toBe('taken');
  expect(readFileSync(target).includes('<script>')).toBe(false);
  const commented = await photo();
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script]);
  const hidden = await developed(Buffer.concat([commented.subarray(0, 2), comment, commented.subarray(2)]));
  expect(hidden.verdict).toBe('taken');
  expect(readFileSync(hidden.target).includes('<script>')).toBe(false);
});

test('[UGC-03] [INTV-02] rejects other formats before decoding', async () => {
  const create = { width: 20, height: 20, channels: 3, background: 'red' } as const;
  for (const other of [
    await sharp({ create }).png().toBuffer(),
    await sharp({ create }).webp().toBuffer(),
    await sharp({ create }).gif().toBuffer(),
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '%PDF-1.7',
    'GIF89a',
    film(),
    '',
    Buffer.from([0xff, 0xd8]),
  ]) {
    expect((await developed(other)).verdict).toBe('FILE_TYPE_REFUSED');
  }
});

test('[UGC-03] [INTV-02] rejects a truncated or corrupted picture', async () => {
  const whole = await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer();
  expect((await developed(whole)).verdict).toBe('taken');
  for (const share of [0.2, 0.5, 0.9]) {
    const cut = whole.subarray(0, Math.floor(whole.length * share));
    expect((await developed(cut)).verdict, `${share}`).toBe('FILE_DAMAGED');
  }
  const onlyHead = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(5_000)]);
  expect((await developed(onlyHead)).verdict).toBe('FILE_DAMAGED');
});

test('[UGC-03] does not decode a picture with few bytes and a huge size', async () => {
  const small = await sharp({ create: { width: 16, height: 16, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  // The frame header has height and width: two bytes each, five after its marker.
  const frame = small.indexOf(Buffer.from([0xff, 0xc0]));
  small.writeUInt16BE(65_500, frame + 5);
  small.writeUInt16BE(65_500, frame + 7);
  expect(small.length).toBeLessThan(1_000);
  expect((await developed(small)).verdict).toBe('TOO_MANY_PIXELS');
});

/** A progressive picture with so many scans: its own one repeated. */
async function manyScans(times: number): Promise<Buffer> {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const from = picture.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = picture.subarray(from, -2);
  return Buffer.concat([picture.subarray(0, from), ...Array(times).fill(scan), picture.subarray(-2)]);
}

test('[UGC-03] [INTV-02] does not decode hundreds of scans, but those of an encoder', async () => {
  expect(scansIn(await photo())).toBe(1);
  expect(scansIn(await manyScans(1))).toBeGreaterThan(3);
  expect((await developed(await manyScans(1))).verdict).toBe('taken');
  expect((await developed(await manyScans(2_000))).verdict).toBe('TOO_MANY_PIXELS');
});

test('[UGC-03] counts scans as a decoder does', async () => {
  const bomb = await manyScans(150);
  const more = scansIn(bomb);
  expect(more).toBeGreaterThan(150);
  const scan = Buffer.from([0xff, 0xda, 0xff, 0xda, 0xff, 0xda]);
  const inside = Buffer.concat([Buffer.from([0xff, 0xe1, 0, scan.length + 2]), scan]);
  const at = (place: number, put: Buffer) =>
    Buffer.concat([bomb.subarray(0, place), put, bomb.subarray(place)]);
  // A marker within a segment or after the end does not count; data between segments hides none.
  expect(scansIn(at(2, inside))).toBe(more);
  expect(scansIn(Buffer.concat([bomb, scan]))).toBe(more);
  expect(scansIn(at(2, Buffer.from([0, 1, 2, 0xff, 0, 0xff, 0xff])))).toBe(more);
  expect(scansIn(at(2, Buffer.from([0xff, 0xd0, 0xff, 0x01])))).toBe(more);
});

test('reports a full storage as it is, not as a damaged picture', async () => {
  writeFileSync(join(folder, 'sound'), await photo());
  const full = { ...files, write: () => Promise.reject(new StorageFull('no space left on device')) };
  await expect(developPicture(full, 'sound', 'sound.jpg')).rejects.toMatchObject({ status: 507 });
});

test('downscales a picture larger than any page', async () => {
  const { target } = await developed(
    await sharp({ create: { width: 5_000, height: 3_000, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer(),
  );
  expect(await sharp(target).metadata()).toMatchObject({ width: 2_048, height: 1_229 });
});
