import { beforeEach, describe, expect, test, vi } from 'vitest';
import { releaseAudioFocus, takeAudioFocus } from './audio-focus.ts';
import { preferredCaptions } from './captions.ts';
import { addressAt, momentOf } from './moment.ts';
import { keepPosition, positionOf } from './positions.ts';
import { problemOf } from './problems.ts';
import { isPlaylist } from './start-engine.ts';
import { createState, patch } from './state.ts';
import { spokenTime } from './times.ts';

describe('a moment in an address', () => {
  test.each([
    ['#t=90', 90],
    ['#t=90.7', 90],
    ['#t=90s', 90],
    ['#t=1m30s', 90],
    ['#t=1h', 3_600],
    ['#t=1:30', 90],
    ['#t=1:00:05', 3_605],
    ['#t=90,120', 90],
    ['#other=1&t=5', 5],
    ['#t=0', 0],
  ])('%s is %i seconds', (hash, second) => expect(momentOf(hash)).toBe(second));

  test.each(['', '#', '#t=', '#t=-5', '#t=abc', '#t=1x', '#start=90', '#t=m', '#text=5'])(
    '%s is none',
    (hash) => expect(momentOf(hash)).toBeUndefined(),
  );

  test('is written over the one that was there', () => {
    const address = addressAt('https://diario.example/puerto/a-1/?x=1#comentarios', 90.9);
    expect(address).toBe('https://diario.example/puerto/a-1/?x=1#t=90');
    expect(momentOf(new URL(address).hash)).toBe(90);
  });
});

describe('times', () => {
  test.each([
    [0, 'es', '0 segundos'],
    [1, 'es', '1 segundo'],
    [83, 'es', '1 minuto y 23 segundos'],
    [83, 'ca', '1 minut i 23 segons'],
    [3_600, 'es', '1 hora'],
    [3_723, 'es', '1 hora, 2 minutos y 3 segundos'],
  ] as const)('%i seconds in %s are said as %s', (seconds, language, spoken) =>
    expect(spokenTime(seconds, language)).toBe(spoken),
  );
});

describe('positions', () => {
  beforeEach(() => localStorage.clear());

  test('[MEDIA-01] are kept by content, between the beginning and the end', () => {
    keepPosition('a', 83.7, 200);
    keepPosition('b', 12, 200);
    expect([positionOf('a'), positionOf('b'), positionOf('c')]).toEqual([83, 12, undefined]);
    keepPosition('a', 2, 200);
    keepPosition('b', 197, 200);
    expect([positionOf('a'), positionOf('b')]).toEqual([undefined, undefined]);
  });

  test('the oldest are forgotten', () => {
    for (let index = 0; index <= 60; index += 1) keepPosition(`content-${index}`, 20, 100, index);
    expect(positionOf('content-0')).toBeUndefined();
    expect(positionOf('content-60')).toBe(20);
  });

  test.each(['{', '[]', 'null', '{"a":5}', '{"a":["x",1]}'])(
    'what others wrote there is borne: %s',
    (written) => {
      localStorage.setItem('portada_positions', written);
      expect(positionOf('a')).toBeUndefined();
      keepPosition('a', 20, 100);
      expect(positionOf('a')).toBe(20);
    },
  );

  test('a storage that is full or forbidden is borne', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(() => keepPosition('a', 20, 100)).not.toThrow();
    full.mockRestore();
  });
});

describe('one sounds at a time', () => {
  test('a player that starts pauses the other, and only then', () => {
    const [one, other] = [{ pause: vi.fn() }, { pause: vi.fn() }];
    takeAudioFocus(one);
    takeAudioFocus(one);
    expect(one.pause).not.toHaveBeenCalled();
    takeAudioFocus(other);
    expect(one.pause).toHaveBeenCalledOnce();
    releaseAudioFocus(other);
    takeAudioFocus(one);
    expect(other.pause).not.toHaveBeenCalled();
    releaseAudioFocus(one);
  });
});

test.each([
  [0, 'connection'],
  [200, undefined],
  [206, undefined],
  [400, 'connection'],
  [401, 'forbidden'],
  [403, 'forbidden'],
  [404, 'missing'],
  [410, 'missing'],
  [451, 'forbidden'],
  [500, 'connection'],
  [503, 'connection'],
])('the status %i means %s', (status, problem) => expect(problemOf(status)).toBe(problem));

test.each([
  ['/a/index.m3u8', true],
  ['/a/index.m3u8?token=1', true],
  ['/a/INDEX.M3U8#t=5', true],
  ['/a/sound.mp3', false],
  ['/m3u8/film.mp4', false],
  ['/radio/index.m3u', true],
  ['/sound.isml/manifest(format=m3u8-aapl)', true],
  ['/sound?format=m3u8', true],
])('%s is a playlist: %s', (src, is) => expect(isPlaylist(src)).toBe(is));

test.each([
  ['/film.ism/manifest(format=m3u8-aapl)', true],
  ['/index.m3u', true],
  ['/film.mp4/playlist', true],
  ['/vod/smil:film.smil/', true],
  ['/stream.php?id=4711&file=film.mp4', true],
  ['blob:https://diari.example/4711', true],
  ['/film.mp4?token=1', false],
  ['/film.WEBM', false],
])('%s, which is said to be HLS, is: %s', (src, is) => expect(isPlaylist(src, true)).toBe(is));

test('subtitles are switched on in the language that is likeliest', () => {
  const all = ['es', 'ca-valencia'].map((language) => ({ id: `id-${language}`, label: language, language }));
  expect(preferredCaptions(all, ['ca'])).toBe('id-ca-valencia');
  expect(preferredCaptions(all, [null, 'fr', 'es-MX'])).toBe('id-es');
  expect(preferredCaptions(all, ['fr'])).toBe('id-es');
  expect(preferredCaptions([], ['es'])).toBe('');
});

test('a state notifies only of what differs', () => {
  const $state = createState();
  const events = vi.fn();
  $state.listen(events);
  patch($state, { time: 0, paused: true });
  expect(events).not.toHaveBeenCalled();
  patch($state, { time: 1 });
  expect(events).toHaveBeenCalledOnce();
});
