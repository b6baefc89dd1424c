import { listStreaming, listStreamingExcept, type Streaming } from '@portada/contract';
import { ApiError, request } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { atom, onMount, type ReadableAtom, type WritableAtom } from 'nanostores';

/** STRM-03 */
const STREAMING_POLL_MS = 10_000;

interface StreamingState {
  /** The live streams; undefined until the first response. */
  readonly list?: readonly Streaming[];
  /** The last call failed. An older list stays on screen (STRM-06). */
  readonly failed: boolean;
  /** It failed since too much had been asked for. */
  readonly tooMany?: TooMany | undefined;
}

/** The longest `Retry-After` that is honoured, in milliseconds; a timer beyond its own limit would fire at once. */
const LONGEST_WAIT_MS = 3_600_000;

function ask(excludeId: string) {
  return excludeId ? request(listStreamingExcept, { params: { excludeId } }) : request(listStreaming, {});
}

/** Polls while the tab is visible, after a failure too (reading 46). */
function poll(excludeId: string, $state: WritableAtom<StreamingState>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let ended = false;

  const wait = (least: number) => {
    if (document.hidden) return;
    timer = setTimeout(now, Math.max(STREAMING_POLL_MS, Math.min(least, LONGEST_WAIT_MS)));
  };
  async function now() {
    clearTimeout(timer);
    if (asking) return;
    asking = true;
    let least = 0;
    let tooMany: TooMany | undefined;
    const answer = await ask(excludeId).catch((error: unknown) => {
      tooMany = tooManyOf(error);
      if (error instanceof ApiError) least = (error.retryAfter ?? 0) * 1_000;
    });
    asking = false;
    if (ended) return;
    $state.set(
      answer ? { list: answer.streamingList, failed: false } : { ...$state.get(), failed: true, tooMany },
    );
    wait(least);
  }
  const onVisibility = () => {
    if (document.hidden) clearTimeout(timer);
    else void now();
  };

  document.addEventListener('visibilitychange', onVisibility);
  void now();
  return {
    now,
    end() {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}

/** The live streams, polled while the store has listeners (STRM-02, STRM-03). */
export interface StreamingStore {
  readonly $state: ReadableAtom<StreamingState>;
  /** Fetches at once, for a retry; resolves when the state is updated. */
  retry(): Promise<void>;
}

const stores = new Map<string, StreamingStore>();

/** One store per excluded stream, so that a page's list and its panel share the requests. */
export function streamingStore(excludeId: string): StreamingStore {
  const existing = stores.get(excludeId);
  if (existing) return existing;

  const $state = atom<StreamingState>({ failed: false });
  let polling: ReturnType<typeof poll> | undefined;
  onMount($state, () => {
    polling = poll(excludeId, $state);
    return () => {
      polling?.end();
      polling = undefined;
    };
  });
  const store = { $state, retry: async () => polling?.now() };
  stores.set(excludeId, store);
  return store;
}
