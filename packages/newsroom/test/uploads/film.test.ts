import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFolder } from '../../src/storage/folder.ts';
import { checkFilm } from '../../src/uploads/film.ts';
import { box, film, ftyp, moov, photo, track } from '../support/films.ts';

const folder = mkdtempSync(join(tmpdir(), 'portada-films-'));
const files = openFolder(folder);

async function verdictOn(content: Buffer | string): Promise<string> {
  const key = randomBytes(8).toString('hex');
  writeFileSync(join(folder, key), content);
  return checkFilm(files, key).then(
    () => 'taken',
    (error) => error.code,
  );
}

const long = (type: string, size: bigint, content = Buffer.alloc(0)) => {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write(type, 4, 'latin1');
  head.writeBigUInt64BE(size, 8);
  return Buffer.concat([head, content]);
};

test('[UGC-03] [INTV-02] accepts videos with the head before or after, open-ended, fragmented, with 64-bit sizes', async () => {
  const content = Buffer.alloc(500);
  const open = box('mdat', content);
  open.writeUInt32BE(0);
  for (const good of [
    film(),
    Buffer.concat([ftyp, box('free'), box('mdat', content), moov(track())]),
    Buffer.concat([ftyp, moov(track('soun'), track('vide')), open]),
    Buffer.concat([ftyp, moov(track()), box('moof'), box('mdat', content), box('moof'), box('mdat')]),
    Buffer.concat([ftyp, moov(track()), long('mdat', 516n, content)]),
    Buffer.concat([box('ftyp', 'qt  ', Buffer.alloc(4), 'mp42'), moov(track()), open]),
  ]) {
    expect(await verdictOn(good)).toBe('taken');
  }
});

test('[UGC-03] [INTV-02] accepts the newsroom’s own video, as an encoder wrote it', async () => {
  const path = new URL('../../../edition/media/hls/puerto/360p.mp4', import.meta.url);
  expect(await verdictOn(readFileSync(path))).toBe('taken');
});

test('[UGC-03] [INTV-02] rejects a file without a video track, whatever its name', async () => {
  for (const bad of [
    await photo(),
    '<!doctype html><script>alert(1)</script>',
    'PK\u0003\u0004 a zip',
    Buffer.concat([moov(track()), ftyp, box('mdat')]),
    Buffer.concat([box('ftyp', 'qt  ', Buffer.alloc(4), 'qt  '), moov(track()), box('mdat')]),
    Buffer.concat([box('ftyp', 'heic', Buffer.alloc(4), 'mif1heic'), moov(track()), box('mdat')]),
    Buffer.concat([ftyp, moov(track('soun')), box('mdat')]),
    Buffer.concat([ftyp, moov(), box('mdat')]),
    Buffer.concat([ftyp, box('mdat', 'no head at all')]),
    // The letters are there, but not at the place of the track's type.
    Buffer.concat([ftyp, moov(box('trak', box('hdlr', Buffer.alloc(8), 'vide'))), box('mdat')]),
  ]) {
    expect(await verdictOn(bad)).toMatch(/FILE_TYPE_REFUSED|FILE_DAMAGED/);
  }
  expect(await verdictOn(Buffer.concat([ftyp, moov(track('soun')), box('mdat')]))).toBe('FILE_TYPE_REFUSED');
});

test('[UGC-03] [INTV-02] rejects a truncated video', async () => {
  const whole = film();
  for (const cut of [
    1,
    7,
    9,
    ftyp.length,
    ftyp.length + 3,
    ftyp.length + 60,
    whole.length - 1,
    whole.length - 2_003,
  ]) {
    expect(await verdictOn(whole.subarray(0, cut)), `${cut}`).toMatch(/FILE_DAMAGED|FILE_TYPE_REFUSED/);
  }
  expect(await verdictOn(whole.subarray(0, whole.length - 1))).toBe('FILE_DAMAGED');
  expect(await verdictOn(Buffer.concat([whole, Buffer.from('<script>')]))).toBe('FILE_DAMAGED');
  expect(await verdictOn('')).toBe('FILE_TYPE_REFUSED');
});

test('[UGC-03] [INTV-02] terminates when sizes are wrong, and never reads backwards', async () => {
  const endless = box('free');
  endless.writeUInt32BE(4);
  for (const lie of [
    endless,
    long('mdat', 0n),
    long('mdat', 15n),
    long('mdat', 2n ** 64n - 1n),
    long('mdat', 2n ** 63n),
    Buffer.from([0, 0, 0, 1, 109, 100, 97, 116]),
  ]) {
    expect(await verdictOn(Buffer.concat([ftyp, moov(track()), lie]))).toBe('FILE_DAMAGED');
  }
  const deep = moov(track());
  deep.writeUInt32BE(deep.length - 4);
  expect(await verdictOn(Buffer.concat([ftyp, deep, box('mdat')]))).toMatch(/REFUSED|DAMAGED/);
});

test('[UGC-03] [INTV-02] stops after too many empty boxes', async () => {
  const flood = Buffer.concat(Array.from({ length: 100_000 }, () => box('free')));
  expect(await verdictOn(Buffer.concat([ftyp, flood, moov(track()), box('mdat')]))).toBe('FILE_TYPE_REFUSED');
});

test('[INTV-02] reads only the heads of half a gigabyte', async () => {
  const path = join(folder, 'half-a-gigabyte');
  const size = 500 * 1_048_576;
  const head = Buffer.concat([ftyp, moov(track())]);
  const file = await open(path, 'w');
  const mdat = box('mdat');
  mdat.writeUInt32BE(size - head.length);
  await file.write(Buffer.concat([head, mdat]), 0, head.length + 8, 0);
  await file.truncate(size);
  await file.close();
  expect((await stat(path)).size).toBe(size);
  let bytes = 0;
  const counted: typeof files = {
    ...files,
    async read(key, range) {
      const content = await files.read(key, range);
      return content?.on('data', (read: Buffer) => {
        bytes += read.length;
      });
    },
  };
  await checkFilm(counted, 'half-a-gigabyte');
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(64 * 1_024);
});
