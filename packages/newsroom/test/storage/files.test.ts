/** What every storage does alike. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { movedBy } from '../../../../scripts/test/shared-clock.ts';
import { openFolder } from '../../src/storage/folder.ts';
import { openBucket } from '../../src/storage/s3/bucket.ts';
import type { Files, StoredFile } from '../../src/storage/storage.ts';
import { startStore } from '../support/s3.ts';

const DAY_MS = 86_400_000;
const newFolder = () => mkdtempSync(join(tmpdir(), 'portada-storage-'));
const store = await startStore();
afterAll(() => store.close());
/** The machine's time, which files keep where this process's clock is moved. */
const fileTime = () => Date.now() - movedBy;
interface Place {
  open(): Promise<Files>;
  now(): number;
}
const places: Readonly<Record<string, Place>> = {
  'a folder': { open: async () => openFolder(newFolder()), now: fileTime },
  'a bucket': { open: async () => openBucket(await store.bucket()).uploads, now: Date.now },
};

describe.each(Object.entries(places))('%s', (_name, { open, now }) => {
  let files: Files;
  beforeAll(async () => {
    files = await open();
  });

  async function textOf(key: string, range?: { start: number; end: number }): Promise<string | undefined> {
    const content = await files.read(key, range);
    return content && (await buffer(content)).toString();
  }
  async function keys(): Promise<string[]> {
    const found: string[] = [];
    for await (const { key, bytes } of files.list()) found.push(`${key} ${bytes}`);
    return found.sort();
  }

  test('keeps bytes and streams, and gives them back whole or in part', async () => {
    await files.write('pictures/one.jpg', Buffer.from('0123456789'));
    await files.write('films/two.mp4', Readable.from([Buffer.from('abc'), Buffer.from('def')]));
    expect(await textOf('pictures/one.jpg')).toBe('0123456789');
    expect(await textOf('pictures/one.jpg', { start: 2, end: 4 })).toBe('234');
    expect(await textOf('pictures/one.jpg', { start: 8, end: 400 })).toBe('89');
    expect(await textOf('films/two.mp4')).toBe('abcdef');
    expect(await files.bytesOf('films/two.mp4')).toBe(6);
    expect(await keys()).toEqual(['films/two.mp4 6', 'pictures/one.jpg 10']);
    expect(files.locate('films/two.mp4')).toMatch(/\/films\/two\.mp4$/);
  });

  test('tells a missing file from a failure, and removes what is not there', async () => {
    expect(await textOf('pictures/none.jpg')).toBeUndefined();
    expect(await files.bytesOf('pictures/none.jpg')).toBeUndefined();
    await files.remove('pictures/none.jpg');
    await expect(files.move('pictures/none.jpg', 'pictures/other.jpg')).rejects.toThrow();
  });

  test('replaces, moves and removes', async () => {
    await files.write('a/x', Buffer.from('old'));
    await files.write('a/x', Buffer.from('new'));
    await files.move('a/x', 'b/y/z');
    expect([await textOf('a/x'), await textOf('b/y/z')]).toEqual([undefined, 'new']);
    await files.remove('b/y/z');
    expect(await textOf('b/y/z')).toBeUndefined();
  });

  test('lists a folder, and when its files were written', async () => {
    const before = now();
    await files.write('e/one', Buffer.from('1'));
    await files.write('e/f/two', Buffer.from('22'));
    await files.write('eg/three', Buffer.from('3'));
    const found: StoredFile[] = [];
    for await (const file of files.list('e')) found.push(file);
    expect(found.map(({ key, bytes }) => [key, bytes]).sort()).toEqual([
      ['e/f/two', 2],
      ['e/one', 1],
    ]);
    for (const { changedAt } of found) {
      expect(Math.abs(changedAt.getTime() - before)).toBeLessThan(DAY_MS / 2);
    }
    for await (const { key } of files.list('none')) expect.unreachable(key);
    await expect((async () => files.list('../e')[Symbol.asyncIterator]().next())()).rejects.toThrow('no key');
  });

  test('leaves the file as it was, and nothing else, when what is written fails', async () => {
    await files.write('c/kept', Buffer.from('before'));
    const before = await keys();
    const failing = async function* () {
      yield Buffer.from('half');
      throw new Error('cut');
    };
    await expect(files.write('c/kept', Readable.from(failing()))).rejects.toThrow('cut');
    await expect(files.write('c/other', Readable.from(failing()))).rejects.toThrow('cut');
    expect(await textOf('c/kept')).toBe('before');
    expect(await keys()).toEqual(before);
  });

  test('keeps a stream of many megabytes as it is', async () => {
    const piece = Buffer.alloc(2 ** 20, 'x');
    const pieces = async function* () {
      for (let count = 0; count < 20; count += 1) yield piece;
    };
    await files.write('large', Readable.from(pieces(), { objectMode: false }));
    expect(await files.bytesOf('large')).toBe(20 * piece.length);
    expect(await textOf('large', { start: 20 * piece.length - 3, end: 20 * piece.length - 1 })).toBe('xxx');
    await files.remove('large');
  });

  test.each(['../outside', '/etc/passwd', 'a/../b', '.drafts/x', '', 'a//b', 'a/', 'a\\b', 'a\0b', 'ñ'])(
    'takes no key that may lead elsewhere: %j',
    async (key) => {
      for (const call of [files.read, files.bytesOf, files.remove])
        await expect((async () => call(key))()).rejects.toThrow('no key');
      await expect(files.write(key, Buffer.from('x'))).rejects.toThrow('no key');
    },
  );
});

test('a folder forgets what a killed process was writing, and not what is being written', async () => {
  const root = newFolder();
  const drafts = join(root, '.drafts');
  const files = openFolder(root);
  await files.sweep(new Date());
  mkdirSync(drafts);
  for (const name of ['old', 'new']) writeFileSync(join(drafts, name), 'half');
  utimesSync(join(drafts, 'old'), 1_000, 1_000);
  await files.sweep(new Date(fileTime() - 60_000));
  expect(readdirSync(drafts)).toEqual(['new']);
  for await (const { key } of files.list()) expect.unreachable(key);
});

test.skipIf(!existsSync('/dev/full'))('a full disk is a 507, and nothing half-written stays', async () => {
  const root = newFolder();
  const files = openFolder(root, () => 'draft');
  mkdirSync(join(root, '.drafts'));
  symlinkSync('/dev/full', join(root, '.drafts', 'draft'));
  await expect(files.write('picture', Buffer.from('x'))).rejects.toMatchObject({ status: 507 });
  expect(readdirSync(join(root, '.drafts'))).toEqual([]);
  expect(await files.bytesOf('picture')).toBeUndefined();
});
