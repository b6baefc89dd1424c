import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { circle, live, readSample } from '../../src/media/playlist.ts';

const read = (name: string) =>
  readSample(readFileSync(new URL(`../../media/hls/puerto/${name}.m3u8`, import.meta.url), 'utf8'), '../');
const film = read('720p');
const lines = (playlist: string, start: string) =>
  playlist.split('\n').filter((line) => line.startsWith(start));
const seconds = (playlist: string) =>
  lines(playlist, '#EXTINF:').reduce(
    (sum, line) => sum + Number.parseFloat(line.slice('#EXTINF:'.length)),
    0,
  );

describe('the sample', () => {
  test.each(['360p', '720p', 'audio', 'es', 'ca'])('%s has the segments of all others', (name) => {
    const { segments } = read(name);
    expect(segments).toHaveLength(12);
    expect(segments.reduce((sum, segment) => sum + segment.seconds, 0)).toBeCloseTo(24, 1);
    for (const segment of segments) expect(Math.round(segment.seconds)).toBeLessThanOrEqual(2);
  });

  test('its URLs are relative to the new playlist', () => {
    expect(film.head).toMatch(/^#EXT-X-MAP:URI="\.\.\/720p\.mp4",BYTERANGE="\d+@0"$/);
    expect(film.segments[0]?.lines.at(-1)).toBe('../720p.mp4');
  });
});

describe('on demand', () => {
  test.each([
    [3, 4],
    [24, 24],
    [214, 214],
    [1_843, 1_844],
  ])('for %i seconds it lasts %i', (length, played) => {
    const playlist = circle(film, length);
    expect(seconds(playlist)).toBeCloseTo(played, 3);
    expect(playlist.endsWith('#EXT-X-ENDLIST\n')).toBe(true);
  });

  test('marks each repetition with a discontinuity and the initialization segment', () => {
    const playlist = circle(film, 60);
    expect(lines(playlist, '#EXT-X-DISCONTINUITY')).toHaveLength(2);
    expect(lines(playlist, '#EXT-X-MAP')).toHaveLength(3);
    expect(lines(circle(read('es'), 60), '#EXT-X-MAP')).toHaveLength(0);
  });
});

describe('live', () => {
  const at = (time: string) => live(film, new Date(`2026-11-21T${time}Z`));
  const numbers = (playlist: string) =>
    ['#EXT-X-MEDIA-SEQUENCE:', '#EXT-X-DISCONTINUITY-SEQUENCE:'].map((tag) =>
      Number(lines(playlist, tag)[0]?.slice(tag.length)),
    );

  test('is a window of a minute and a half up to now, without an end', () => {
    const playlist = at('12:00:00');
    expect(seconds(playlist)).toBeCloseTo(90, 3);
    expect(playlist).not.toContain('ENDLIST');
    expect(lines(playlist, '#EXT-X-PROGRAM-DATE-TIME').at(-1)).toBe(
      '#EXT-X-PROGRAM-DATE-TIME:2026-11-21T11:59:58.000Z',
    );
  });

  test('is the same during a segment, and moves on by one with the next', () => {
    expect(at('12:00:01.999')).toBe(at('12:00:00'));
    const [before, after] = [at('12:00:00'), at('12:00:02')];
    expect(numbers(after)[0]).toBe((numbers(before)[0] ?? 0) + 1);
    expect(lines(after, '#EXT-X-PROGRAM').slice(0, -1)).toEqual(lines(before, '#EXT-X-PROGRAM').slice(1));
  });

  test('counts a discontinuity once it has left the window', () => {
    let [sequence = 0, rounds = 0] = numbers(at('12:00:00'));
    let played = 0;
    for (let second = 2; second <= 58; second += 2) {
      const playlist = at(`12:00:${String(second).padStart(2, '0')}`);
      const [nextSequence = 0, nextRounds = 0] = numbers(playlist);
      expect(nextSequence).toBe(sequence + 1);
      expect(nextRounds).toBe(nextSequence % 12 === 0 ? rounds + 1 : rounds);
      played += nextRounds - rounds;
      [sequence, rounds] = [nextSequence, nextRounds];
    }
    expect(played).toBeGreaterThanOrEqual(2);
  });

  test('video, audio and subtitles have the same sequence numbers', () => {
    const now = new Date('2026-11-21T12:00:07Z');
    const all = ['360p', '720p', 'audio', 'es', 'ca'].map((name) => numbers(live(read(name), now)));
    expect(new Set(all.map(String)).size).toBe(1);
  });
});
