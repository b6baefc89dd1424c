import { REQUEST_TIMEOUT_MS } from '@portada/core/request-timeout.ts';
import type { Engine, EngineOptions } from './engine.ts';
import { problemOf } from './problems.ts';
import { statusOf } from './status.store.ts';

/** A live stream is shown this far behind its newest second, so that the next part is there in time. */
const BEHIND_EDGE_SECONDS = 6;

/** Native playback of files, and of HLS where the browser supports it. */
export function nativeEngine({ media, src, at, on }: EngineOptions): Engine {
  const listening = new AbortController();
  const { signal } = listening;
  const silence = setTimeout(() => on.problem('connection'), REQUEST_TIMEOUT_MS);

  media.addEventListener('loadedmetadata', () => begin(), { signal });
  media.addEventListener('error', () => void explain(), { signal });
  media.preload = 'auto';
  media.src = src;

  function begin(): void {
    clearTimeout(silence);
    if (at !== undefined && at < media.duration) media.currentTime = at;
    if (media instanceof HTMLVideoElement) on.height(media.videoHeight);
  }

  /** Media errors have no status: it is requested from the server. */
  async function explain(): Promise<void> {
    clearTimeout(silence);
    const code = media.error?.code;
    if (code === MediaError.MEDIA_ERR_DECODE) return on.problem('broken');
    const status = await statusOf(src);
    if (!signal.aborted) on.problem(problemOf(status) ?? 'unsupported');
  }

  return {
    liveEdge: () => (media.duration === Number.POSITIVE_INFINITY ? edgeOf(media) : undefined),
    shownAt: () => filmedAt(media),
    setQuality: () => undefined,
    end() {
      clearTimeout(silence);
      listening.abort();
      media.removeAttribute('src');
      media.load();
    },
  };
}

function edgeOf({ seekable }: HTMLMediaElement): number | undefined {
  return seekable.length > 0 ? seekable.end(seekable.length - 1) - BEHIND_EDGE_SECONDS : undefined;
}

/** Safari tells what date the media's zero is. */
function filmedAt(media: HTMLMediaElement): Date | undefined {
  const getStartDate: unknown = Reflect.get(media, 'getStartDate');
  if (typeof getStartDate !== 'function') return undefined;
  const start: unknown = Reflect.apply(getStartDate, media, []);
  if (!(start instanceof Date) || Number.isNaN(start.getTime())) return undefined;
  return new Date(start.getTime() + media.currentTime * 1_000);
}
