/**
 * Draws the example newspaper's film and sound into `media/`, the same every time, with `ffmpeg` (with x264) on the
 * path: `node packages/edition/scripts/draw-media.ts`. With `film`, `sound` or `subtitles` it makes only those. The
 * result is kept in the repository; nobody needs ffmpeg to run the newsroom.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { FILM_SECONDS, FRAMES_A_SECOND, frame } from './media/film.ts';
import { SAMPLE_RATE, sound } from './media/sound.ts';
import { subtitles } from './media/subtitles.ts';
import { H, W } from './pictures/kit.ts';

/** In seconds: short, so that what is live is not long behind. */
const SEGMENT_SECONDS = 2;
const SEGMENTS = FILM_SECONDS / SEGMENT_SECONDS;

const qualities = [
  { name: '360p', width: 640, height: 360, crf: 27, bandwidth: 320_000, codec: 'avc1.64001e' },
  { name: '720p', width: 1280, height: 720, crf: 26, bandwidth: 800_000, codec: 'avc1.64001f' },
] as const;
const AUDIO_CODEC = 'mp4a.40.2';
const languages = [
  { lang: 'es', name: 'Español' },
  { lang: 'ca', name: 'Català' },
] as const;

const media = fileURLToPath(new URL('../media/', import.meta.url));
const hls = join(media, 'hls/puerto');
const exact = [
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
  '-map_metadata',
  '-1',
];
const aac = ['-c:a', 'aac', '-b:a', '64k', '-ac', '1', '-ar', String(SAMPLE_RATE)];
/** An encoder adds one at the start: without a limit the sound would be longer than the film. */
const AAC_FRAMES = ['-frames:a', String((FILM_SECONDS * SAMPLE_RATE) / 1_024)];

const names = new Set(process.argv.slice(2));
const isWanted = (part: string) => names.size === 0 || names.has(part);

const desk = await mkdtemp(join(tmpdir(), 'portada-media-'));
const [master, wav] = [join(desk, 'film.mkv'), join(desk, 'sound.raw')];
const audioInput = ['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '1', '-i', wav];
try {
  await mkdir(hls, { recursive: true });
  await mkdir(join(media, 'audio'), { recursive: true });
  await writeFile(wav, sound());
  if (isWanted('film')) {
    await drawFilm();
    for (const quality of qualities) await encodeFilm(quality);
  }
  if (isWanted('sound')) await encodeSound();
  if (isWanted('subtitles')) await writeSubtitles();
  await writeFile(join(hls, 'index.m3u8'), index());
} finally {
  await rm(desk, { recursive: true, force: true });
}

async function drawFilm(): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', String(FRAMES_A_SECOND), '-c:v', 'mjpeg', '-i', '-'];
  const { child, done } = ffmpeg([...input, '-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', master]);
  for (let index = 0; index < FILM_SECONDS * FRAMES_A_SECOND; index += 1) {
    const picture = await picture720(frame(index / FRAMES_A_SECOND));
    if (!child.stdin.write(picture)) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  await done;
}

function picture720(content: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="1280" height="720">${content}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 97, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** One quality: a single file whose segments are asked for by range, and its playlist. */
async function encodeFilm({ name, width, height, crf }: (typeof qualities)[number]): Promise<void> {
  const keys = String(SEGMENT_SECONDS * FRAMES_A_SECOND);
  await ffmpeg([
    ...['-i', master, ...audioInput, '-map', '0:v', '-map', '1:a'],
    ...['-vf', `scale=${width}:${height}:flags=lanczos,format=yuv420p`, '-c:v', 'libx264'],
    ...['-profile:v', 'high', '-preset', 'veryslow', '-crf', String(crf)],
    ...['-g', keys, '-keyint_min', keys, '-sc_threshold', '0'],
    ...aac,
    ...AAC_FRAMES,
    ...segments(name),
  ]).done;
}

async function encodeSound(): Promise<void> {
  await ffmpeg([...audioInput, ...aac, ...AAC_FRAMES, ...segments('audio')]).done;
  // Of one bit rate throughout and without a head of its own: the file can be sent in a circle.
  const mp3 = [
    '-c:a',
    'libmp3lame',
    '-b:a',
    '64k',
    '-reservoir',
    '0',
    '-write_xing',
    '0',
    '-id3v2_version',
    '0',
  ];
  await ffmpeg([...audioInput, ...mp3, ...exact, join(media, 'audio/puerto.mp3')]).done;
}

function segments(name: string): string[] {
  return [
    ...exact,
    ...['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', 'vod'],
    ...['-hls_segment_type', 'fmp4', '-hls_flags', 'single_file'],
    ...['-hls_segment_filename', join(hls, `${name}.mp4`), join(hls, `${name}.m3u8`)],
  ];
}

async function writeSubtitles(): Promise<void> {
  for (const { lang } of languages) {
    await mkdir(join(hls, lang), { recursive: true });
    const numbers = Array.from({ length: SEGMENTS }, (_, number) => number);
    for (const number of numbers) {
      const from = number * SEGMENT_SECONDS;
      await writeFile(join(hls, lang, fileOf(number)), subtitles(lang, from, from + SEGMENT_SECONDS));
    }
    const rows = numbers.map((number) => `#EXTINF:${SEGMENT_SECONDS}.000000,\n${lang}/${fileOf(number)}`);
    await writeFile(join(hls, `${lang}.m3u8`), playlist(rows));
  }
}

function fileOf(number: number): string {
  return `${String(number).padStart(2, '0')}.vtt`;
}

function playlist(rows: readonly string[]): string {
  const head = ['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`];
  return [...head, '#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PLAYLIST-TYPE:VOD', ...rows, '#EXT-X-ENDLIST', ''].join(
    '\n',
  );
}

function index(): string {
  const texts = languages.map(
    ({ lang, name }) =>
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subs",NAME="${name}",LANGUAGE="${lang}",DEFAULT=NO,AUTOSELECT=YES,URI="${lang}.m3u8"`,
  );
  const films = qualities.map(
    ({ name, width, height, bandwidth, codec }) =>
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},FRAME-RATE=${FRAMES_A_SECOND},CODECS="${codec},${AUDIO_CODEC}",SUBTITLES="subs"\n${name}.m3u8`,
  );
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...texts, ...films, ''].join('\n');
}

function ffmpeg(args: readonly string[]) {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const done = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
  });
  return { child, done };
}
