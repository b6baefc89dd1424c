import { useCallback, useSyncExternalStore } from 'react';
import type { Player } from './media/player.ts';
import { createState, type PlayerState } from './media/state.ts';

/** The state before playback. */
const atRest = createState().get();

/** One value of a player's state: its view is drawn again when that value changes, not at each tick of the clock. */
export function usePlayerState<Value>(
  player: Player | undefined,
  pick: (state: PlayerState) => Value,
): Value {
  const subscribe = useCallback(
    (listener: () => void) => player?.$state.listen(listener) ?? (() => undefined),
    [player],
  );
  return useSyncExternalStore(subscribe, () => pick(player?.$state.get() ?? atRest));
}
