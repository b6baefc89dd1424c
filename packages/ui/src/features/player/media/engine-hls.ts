import { REQUEST_TIMEOUT_MS } from '@portada/core/request-timeout.ts';
import Hls, { type ErrorData, ErrorDetails, ErrorTypes, Events, type HlsConfig } from 'hls.js';
import type { Engine, EngineOptions } from './engine.ts';
import { bringCaptions } from './hls-captions.ts';
import { problemOf } from './problems.ts';
import { AUTOMATIC, type Problem } from './state.ts';

/** The back buffer, in seconds: enough to seek back a little, without keeping a whole film in memory. */
const BACK_BUFFER_SECONDS = 60;
/**
 * What is fetched ahead, in seconds, and for readers who ask for less data: who leaves has not paid for a whole film.
 */
const BUFFER_SECONDS = 60;
const THRIFTY_BUFFER_SECONDS = 10;
/** A decoder that fails again so soon after recovery will not recover. */
const RECOVERY_MS = 5_000;
/** The browser has none of the stream's codecs, as Firefox without the system's FFmpeg: nothing to recover. */
const CODEC_ERRORS: readonly ErrorDetails[] = [
  ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR,
  ErrorDetails.BUFFER_ADD_CODEC_ERROR,
  ErrorDetails.BUFFER_INCOMPATIBLE_CODECS_ERROR,
];

/** HLS on Media Source Extensions. */
export function hlsEngine({ media, src, at, on }: EngineOptions): Engine {
  if (!Hls.isSupported()) {
    on.problem('unsupported');
    return nothing;
  }
  const hls = new Hls(configuration(at));
  const endCaptions = bringCaptions(hls, media);
  const recover = recovery(hls);

  hls.on(Events.MANIFEST_PARSED, (_event, { levels }) => {
    on.qualities(levels.map(({ height }, id) => ({ id, height })).filter(({ height }) => height > 0));
  });
  hls.on(Events.LEVEL_SWITCHED, (_event, { level }) => on.height(hls.levels[level]?.height ?? 0));
  hls.on(Events.ERROR, (_event, data) => {
    if (!data.fatal) return;
    if (CODEC_ERRORS.includes(data.details)) return on.problem('unsupported');
    if (data.type === ErrorTypes.MEDIA_ERROR && recover()) return;
    on.problem(meaningOf(data));
  });
  hls.loadSource(src);
  hls.attachMedia(media);

  return {
    liveEdge: () => (hls.latestLevelDetails?.live ? (hls.liveSyncPosition ?? undefined) : undefined),
    shownAt: () => hls.playingDate ?? undefined,
    setQuality(id) {
      // Chosen by hand it is seen at once, at the price of a short wait; otherwise up to a minute of what is fetched
      // already would be shown first, and of a short film all.
      if (id === AUTOMATIC) hls.nextLevel = id;
      else hls.currentLevel = id;
    },
    end() {
      endCaptions();
      hls.destroy();
    },
  };
}

const nothing: Engine = {
  liveEdge: () => undefined,
  shownAt: () => undefined,
  setQuality: () => undefined,
  end: () => undefined,
};

function configuration(at: number | undefined): Partial<HlsConfig> {
  const thrifty = wantsLessData();
  return {
    // A worker would be started from text, which no strict CSP allows; fragmented MP4 needs none.
    enableWorker: false,
    renderTextTracksNatively: false,
    capLevelToPlayerSize: true,
    liveDurationInfinity: true,
    backBufferLength: BACK_BUFFER_SECONDS,
    startPosition: at ?? -1,
    // The greatest, since by itself hls.js goes on until it has sixty megabytes.
    maxMaxBufferLength: thrifty ? THRIFTY_BUFFER_SECONDS : BUFFER_SECONDS,
    ...(thrifty && { startLevel: 0 }),
    // A server that says nothing is as good as none after as long as any call of ours waits.
    manifestLoadPolicy: {
      default: {
        maxTimeToFirstByteMs: REQUEST_TIMEOUT_MS,
        maxLoadTimeMs: REQUEST_TIMEOUT_MS,
        timeoutRetry: null,
        errorRetry: { maxNumRetry: 1, retryDelayMs: 1_000, maxRetryDelayMs: 1_000 },
      },
    },
  };
}

function wantsLessData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const saves = typeof connection === 'object' && connection && Reflect.get(connection, 'saveData') === true;
  return saves === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Recovers the decoder, the second time with the other audio codec; returns false once no attempt is left. */
function recovery(hls: Hls): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  let tries = 0;
  return () => {
    const now = performance.now();
    tries = now - last > RECOVERY_MS ? 1 : tries + 1;
    last = now;
    if (tries > 2) return false;
    if (tries === 2) hls.swapAudioCodec();
    hls.recoverMediaError();
    return true;
  };
}

function meaningOf({ type, response }: ErrorData): Problem {
  if (type !== ErrorTypes.NETWORK_ERROR) return 'broken';
  return problemOf(response?.code ?? 0) ?? 'broken';
}
