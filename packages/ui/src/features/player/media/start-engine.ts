import type { Engine, EngineOptions } from './engine.ts';

/** An HLS playlist, by its address. */
export function isPlaylist(src: string): boolean {
  return /\.m3u8(?:[?#]|$)/i.test(src);
}

/**
 * Whether the browser's own HLS is the better one: Safari's, which knows when a stream was filmed, or any where
 * there is nothing to build on (iPhones of old). Chromium has one too by now, without a choice of quality.
 */
function playsHls(media: HTMLMediaElement): boolean {
  if (media.canPlayType('application/vnd.apple.mpegurl') === '') return false;
  return 'getStartDate' in media || !('MediaSource' in window || 'ManagedMediaSource' in window);
}

const codeFor = async ({ media, src }: EngineOptions) =>
  !isPlaylist(src) || playsHls(media)
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
