import { listStreaming, listStreamingExcept, STREAMING_POLL_MS, type Streaming } from '@portada/contract';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { request } from '../api/client.ts';

export interface StreamingState {
  /** The streams on air; nothing until the first answer. */
  readonly list?: readonly Streaming[];
  /** The last call failed. An older list stays on screen (STRM-06). */
  readonly failed: boolean;
}

/** However long a server is down, it is asked again at least so often, in milliseconds. */
const LONGEST_WAIT_MS = 300_000;

function ask(excludeId: string) {
  return excludeId ? request(listStreamingExcept, { params: { excludeId } }) : request(listStreaming, {});
}

/** Asks now and again while somebody looks: not while the tab is hidden, and ever more seldom while calls fail. */
function poll(excludeId: string, onState: (state: StreamingState) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let last: StreamingState = { failed: false };
  let ended = false;

  const next = () => {
    clearTimeout(timer);
    if (ended || document.hidden) return;
    timer = setTimeout(now, Math.min(STREAMING_POLL_MS * 2 ** failures, LONGEST_WAIT_MS));
  };
  const tell = (state: StreamingState) => {
    if (ended) return;
    last = state;
    onState(state);
  };
  async function now() {
    clearTimeout(timer);
    try {
      const { streamingList } = await ask(excludeId);
      failures = 0;
      tell({ list: streamingList, failed: false });
    } catch {
      failures += 1;
      tell({ ...last, failed: true });
    }
    next();
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

/** The streams on air, kept fresh while anybody listens (STRM-02, STRM-03). */
export interface StreamingStore {
  readonly $state: ReadableAtom<StreamingState>;
  /** Asks at once: the reader wants to try again. */
  retry(): void;
}

const stores = new Map<string, StreamingStore>();

/** One store for each excluded stream, so that a page's list and its panel ask once for both. */
export function streamingStore(excludeId: string): StreamingStore {
  const known = stores.get(excludeId);
  if (known) return known;

  const $state = atom<StreamingState>({ failed: false });
  let polling: ReturnType<typeof poll> | undefined;
  onMount($state, () => {
    polling = poll(excludeId, (state) => $state.set(state));
    return () => polling?.end();
  });
  const store = { $state, retry: () => void polling?.now() };
  stores.set(excludeId, store);
  return store;
}
