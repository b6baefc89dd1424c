/**
 * The example newspaper's video and audio. The files themselves are below `/media/hls` and `/media/audio`; here they
 * are looped to a content's duration, and served as live streams.
 */
import { readFileSync } from 'node:fs';
import { ApiError, cacheHeader } from '@portada/newsroom';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { circle, live, readSample } from './playlist.ts';
import { readRange, soundBytes, soundLength } from './sound.ts';

const media = new URL('../../media/', import.meta.url);
const PLAYLIST = 'application/vnd.apple.mpegurl';
const FOR_A_DAY = cacheHeader('day');
const MAX_SECONDS = 12 * 3_600;

interface Params {
  seconds: string;
  file: string;
}

export function registerMedia(app: FastifyInstance): void {
  const film = new Map(
    ['360p', '720p', 'audio', 'es', 'ca'].map((name) => [
      `${name}.m3u8`,
      readFileSync(new URL(`hls/puerto/${name}.m3u8`, media), 'utf8'),
    ]),
  );
  const index = readFileSync(new URL('hls/puerto/index.m3u8', media), 'utf8');
  const sound = readFileSync(new URL('audio/puerto.mp3', media));

  /** The playlist of a name; the index refers to the others by relative URLs. */
  const answer = (file: string, make: (text: string) => string): string => {
    if (file === 'index.m3u8') return index;
    const text = film.get(file);
    if (text === undefined) throw missing();
    return make(text);
  };

  app.get<{ Params: Params }>('/media/hls/puerto/:seconds(^\\d+$)/:file', async ({ params }, reply) => {
    const seconds = secondsOf(params.seconds);
    const text = answer(params.file, (sample) => circle(readSample(sample, '../'), seconds));
    return sendOpen(reply, FOR_A_DAY, PLAYLIST).send(text);
  });

  app.get<{ Params: Params }>('/media/live/puerto/:file', async ({ params }, reply) => {
    const text = answer(params.file, (sample) => live(readSample(sample, '../../hls/puerto/'), app.now()));
    return sendOpen(reply, cacheHeader('second'), PLAYLIST).send(text);
  });

  app.get<{ Params: Params }>(
    '/media/audio/puerto/:file(^\\d+\\.mp3$)',
    async ({ params, headers }, reply) => {
      const length = soundLength(secondsOf(params.file.slice(0, -'.mp3'.length)));
      const range = readRange(headers.range, length);
      sendOpen(reply, FOR_A_DAY, 'audio/mpeg').header('accept-ranges', 'bytes');
      if (!range) return reply.code(416).header('content-range', `bytes */${length}`).send();
      const { from, to } = range;
      if (headers.range) reply.code(206).header('content-range', `bytes ${from}-${to}/${length}`);
      return reply.header('content-length', to + 1 - from).send(soundBytes(sound, range));
    },
  );
}

/** Pages of other origins may play it, like the static files. */
function sendOpen(reply: FastifyReply, cache: string, type: string): FastifyReply {
  return reply
    .headers({
      'cache-control': cache,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    .type(type);
}

function secondsOf(digits: string): number {
  const seconds = Number(digits);
  if (seconds < 1 || seconds > MAX_SECONDS) throw missing();
  return seconds;
}

function missing(): ApiError {
  return new ApiError(404, 'NOT_FOUND', 'There is nothing at this address.');
}
