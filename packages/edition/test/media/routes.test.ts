import { readFileSync } from 'node:fs';
import { startApp } from '@portada/newsroom/test/support/app.ts';
import { afterAll, describe, expect, test } from 'vitest';

const { app, advance, close } = await startApp();
afterAll(close);

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each([
  ['/media/hls/puerto/index.m3u8', 'application/vnd.apple.mpegurl'],
  ['/media/hls/puerto/720p.m3u8', 'application/vnd.apple.mpegurl'],
  ['/media/hls/puerto/214/index.m3u8', 'application/vnd.apple.mpegurl'],
  ['/media/hls/puerto/214/es.m3u8', 'application/vnd.apple.mpegurl'],
  ['/media/live/puerto/index.m3u8', 'application/vnd.apple.mpegurl'],
  ['/media/live/puerto/audio.m3u8', 'application/vnd.apple.mpegurl'],
  ['/media/hls/puerto/720p.mp4', 'video/mp4'],
  ['/media/hls/puerto/es/00.vtt', 'text/vtt'],
  ['/media/audio/puerto.mp3', 'audio/mpeg'],
  ['/media/audio/puerto/1843.mp3', 'audio/mpeg'],
])('[MEDIA-04] [MEDIA-05] %s is served as %s, to players of any origin', async (url, type) => {
  const { statusCode, headers } = await get(url);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain(type);
  expect(headers['cache-control']).toContain('public, max-age=');
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test.each([
  '/media/hls/puerto/0/index.m3u8',
  '/media/hls/puerto/214/1080p.m3u8',
  '/media/hls/puerto/x/720p.m3u8',
])('%s is a 404 without an error page', async (url) => {
  const { statusCode, headers } = await get(url);
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toContain('text/plain');
});

test.each([
  '/media/audio/999999.mp3',
  '/media/audio/puerto/999999.mp3',
  '/media/pictures/beach-1.jpg',
  '/media/live/puerto/x.m3u8',
])('%s is a 404', async (url) => expect((await get(url)).statusCode).toBe(404));

test('every URL of a playlist is a file', async () => {
  for (const folder of ['/media/hls/puerto/', '/media/hls/puerto/60/', '/media/live/puerto/']) {
    const follow = async (url: string): Promise<string[]> => {
      const { statusCode, body } = await get(url);
      expect([url, statusCode]).toEqual([url, 200]);
      const named = [...body.matchAll(/^[^#\s].*$|URI="([^"]+)"/gm)].map(([line, uri]) => uri ?? line);
      return named.map((name) => new URL(name, `http://h${url}`).pathname);
    };
    const playlists = await follow(`${folder}index.m3u8`);
    expect(playlists).toHaveLength(4);
    const files = new Set((await Promise.all(playlists.map(follow))).flat());
    for (const file of files) {
      expect((await get(file, { range: 'bytes=0-0' })).statusCode).toBe(206);
    }
  }
});

describe('live', () => {
  test('[MEDIA-05] follows the newsroom’s clock, and is cached for a second', async () => {
    const url = '/media/live/puerto/720p.m3u8';
    const before = await get(url);
    advance(2_000);
    const after = await get(url);
    expect(after.body).not.toBe(before.body);
    expect(after.headers['cache-control']).toBe('public, max-age=1');
  });
});

describe('ranges', () => {
  const sound = readFileSync(new URL('../../media/audio/puerto.mp3', import.meta.url));

  test('of the video file', async () => {
    const answer = await get('/media/hls/puerto/720p.mp4', { range: 'bytes=4-7' });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toMatch(/^bytes 4-7\/\d+$/);
    expect(answer.body).toBe('ftyp');
  });

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, 239_999],
    ['bytes=-100', 239_900, 239_999],
    ['bytes=190000-900000', 190_000, 239_999],
    ['bytes=0-9, 20-29', 0, 9],
  ])('of the looped audio: %s', async (range, from, to) => {
    const answer = await get('/media/audio/puerto/30.mp3', { range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${from}-${to}/240000`);
    const twice = Buffer.concat([sound, sound]);
    expect(answer.rawPayload.equals(twice.subarray(from, to + 1))).toBe(true);
  });

  test('without a range the whole audio is sent; beyond its end nothing', async () => {
    const whole = await get('/media/audio/puerto/30.mp3');
    expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, 240_000]);
    for (const range of ['bytes=240000-', 'bytes=-0']) {
      const answer = await get('/media/audio/puerto/30.mp3', { range });
      expect([range, answer.statusCode]).toEqual([range, 416]);
      expect(answer.headers['content-range']).toBe('bytes */240000');
    }
  });
});
