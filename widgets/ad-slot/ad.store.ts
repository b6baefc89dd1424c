import type { AdPosition } from '@portada/contract';
import { createLatest } from '@portada/core/latest.ts';
import { REQUEST_TIMEOUT_MS } from '@portada/core/request-timeout.ts';
import { atom } from 'nanostores';
import { $consent } from './consent.store.ts';
import { defineSlot, type Gpt, type GptSlot, type SlotRenderEndedEvent } from './gpt.ts';

/** `waiting` for consent, `loading` an ad, which then is there, or there is none, or something keeps ads away. */
export type AdState = 'waiting' | 'loading' | 'filled' | 'empty' | 'blocked';

/** The ad of one position, rendered by the library into the element of that id. */
export function createAdStore(position: AdPosition, elementId: string) {
  const $state = atom<AdState>('waiting');
  let shown: { readonly gpt: Gpt; readonly slot: GptSlot } | undefined;

  /** An ad that arrives after the timeout is still shown. */
  function follow(
    signal: AbortSignal,
    subscribe: (listen: (event: SlotRenderEndedEvent) => void) => () => void,
  ): void {
    const late = setTimeout(() => $state.set('blocked'), REQUEST_TIMEOUT_MS);
    const stop = subscribe(({ isEmpty }) => {
      clearTimeout(late);
      $state.set(isEmpty ? 'empty' : 'filled');
    });
    signal.addEventListener('abort', () => {
      clearTimeout(late);
      stop();
    });
  }

  async function show(signal: AbortSignal): Promise<void> {
    $state.set('loading');
    try {
      const { loadGpt, onRendered } = await import('./library.store.ts');
      const gpt = await loadGpt();
      if (signal.aborted) return;
      const slot = defineSlot(gpt, position, elementId);
      shown = { gpt, slot };
      signal.addEventListener('abort', () => {
        shown = undefined;
        gpt.destroySlots([slot]);
      });
      follow(signal, (listen) => onRendered(slot, listen));
      gpt.display(elementId);
      gpt.pubads().refresh([slot]);
    } catch {
      // An ad blocker is the reader's choice: nothing is logged.
      if (!signal.aborted) $state.set('blocked');
    }
  }

  return {
    $state,

    /**
     * Shows ads while there is consent.
     * @returns how to stop and destroy the slot
     */
    start(): () => void {
      const latest = createLatest();
      const ignore = $consent.subscribe((allowed) => {
        latest.stop();
        if (!allowed) return $state.set('waiting');
        void show(latest.begin());
      });
      return () => {
        ignore();
        latest.stop();
      };
    },

    /** Refreshes the slot. */
    refresh(): void {
      shown?.gpt.pubads().refresh([shown.slot]);
    },
  };
}
