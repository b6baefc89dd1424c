import type { Engine, EngineOptions } from './engine.ts';

/** A film's own file, which browsers play by themselves. */
const FILE = /\.(?:mp4|m4v|mov|webm|ogv)$/i;

/**
 * An HLS playlist: by its address, or since its publisher says so and it is no film's file. Addresses need not tell:
 * those of streaming servers end as in `manifest(format=m3u8-aapl)`.
 */
export function isPlaylist(src: string, isHls = false): boolean {
  const [path = ''] = src.split(/[?#]/);
  return /\.m3u8?$/i.test(path) || /\bformat=m3u8/i.test(src) || (isHls && !FILE.test(path));
}

/**
 * Whether the browser's own HLS is the better one: Safari's, which knows when a stream was filmed, or any where
 * there is nothing to build on (iPhones of old). Chromium has one too by now, without a choice of quality.
 */
function playsHls(media: HTMLMediaElement): boolean {
  if (media.canPlayType('application/vnd.apple.mpegurl') === '') return false;
  return 'getStartDate' in media || !('MediaSource' in window || 'ManagedMediaSource' in window);
}

const codeFor = async ({ media, src, isHls }: EngineOptions) =>
  !isPlaylist(src, isHls) || playsHls(media)
    ? (await import('./engine-native.ts')).nativeEngine
    : (await import('./engine-hls.ts')).hlsEngine;

/**
 * Starts fetching; nothing where it is not wanted any more by the time its code is there. hls.js itself is fetched
 * here, only for a playlist that the browser does not play.
 */
export async function startEngine(
  options: EngineOptions,
  wanted: () => boolean,
): Promise<Engine | undefined> {
  const start = await codeFor(options);
  return wanted() ? start(options) : undefined;
}
