import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { createLatest } from '@portada/core/latest.ts';
import { atom } from 'nanostores';
import { matches } from './fold.ts';

/** PRED-02 */
const PREDICTIVE_DEBOUNCE_MS = 400;

/** PRED-01: "longer than 3". */
export const PREDICTIVE_MIN_LENGTH = 4;
/** PRED-03: shown. */
const PREDICTIVE_MAX_MATCHES = 10;

/** Something that a predictive search finds: what it stands for, and how it reads. */
export interface Match {
  readonly value: string;
  readonly name: string;
}

export interface PredictiveState {
  /** `idle` while the text is too short to be looked for. */
  readonly status: 'idle' | 'waiting' | 'shown' | 'failed';
  /** What the matches are of, trimmed. */
  readonly text: string;
  readonly matches: readonly Match[];
  /** It failed since too much had been asked for. */
  readonly tooMany?: TooMany | undefined;
}

/** Fetches candidates, which the store filters. The signal aborts an outdated request. */
export type AskMatches = (text: string, cancel: AbortSignal) => Promise<readonly Match[]>;

const nothing: PredictiveState = { status: 'idle', text: '', matches: [] };

/** The typed text and its matches (PRED-01 to PRED-04). The response to an older text is ignored. */
export function createPredictiveStore(ask: AskMatches) {
  const $state = atom<PredictiveState>(nothing);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const latest = createLatest();

  function stop(): void {
    clearTimeout(timer);
    latest.stop();
  }

  /** PRED-03, PRED-04 */
  const fitting = (found: readonly Match[], text: string) =>
    found.filter(({ name }) => matches(name, text)).slice(0, PREDICTIVE_MAX_MATCHES);

  async function find(text: string): Promise<void> {
    stop();
    const signal = latest.begin();
    const next = await ask(text, signal).then(
      (found): PredictiveState => ({ status: 'shown', text, matches: fitting(found, text) }),
      (error): PredictiveState => ({ status: 'failed', text, matches: [], tooMany: tooManyOf(error) }),
    );
    if (!signal.aborted) $state.set(next);
  }

  return {
    $state,

    /** PRED-01, PRED-02: what is on screen already stays as far as it matches the new text. */
    type(written: string): void {
      const text = written.trim();
      const { matches: shown } = $state.get();
      if (text.length < PREDICTIVE_MIN_LENGTH) {
        stop();
        $state.set(nothing);
      } else if (text !== $state.get().text || $state.get().status === 'failed') {
        stop();
        $state.set({ status: 'waiting', text, matches: fitting(shown, text) });
        timer = setTimeout(() => void find(text), PREDICTIVE_DEBOUNCE_MS);
      }
    },

    /** After a failure, at once. */
    retry(): Promise<void> {
      const { text } = $state.get();
      $state.set({ status: 'waiting', text, matches: [] });
      return find(text);
    },

    /** Something was chosen, or the search is left. */
    clear(): void {
      stop();
      $state.set(nothing);
    },
  };
}
