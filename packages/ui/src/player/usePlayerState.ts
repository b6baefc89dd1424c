import type { Player } from '@portada/core/media/player.ts';
import { createState, type PlayerState } from '@portada/core/media/state.ts';
import { useCallback, useSyncExternalStore } from 'react';

/** What holds before anything has been asked for. */
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
