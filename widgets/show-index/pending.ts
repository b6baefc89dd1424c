import { createLatest } from '@portada/core/latest.ts';

/** SHOW-06: after a change of letter or text, and before each further page. */
const SHOW_INDEX_DELAY_MS = 1_000;

/** What waits for its delay, and what is under way: never more than one of each, and to begin ends both. */
export function createPending() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const latest = createLatest();

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    latest.stop();
  }

  return {
    /** Forgets what waits or is under way. */
    stop,

    begin(): AbortSignal {
      stop();
      return latest.begin();
    },

    /** In place of what waits. */
    delay(act: () => void): void {
      clearTimeout(timer);
      timer = setTimeout(act, SHOW_INDEX_DELAY_MS);
    },

    isWaiting: () => timer !== undefined,
  };
}

export type Pending = ReturnType<typeof createPending>;
