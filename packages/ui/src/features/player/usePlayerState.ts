import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { useMemo } from 'react';
import type { Player } from './media/player.ts';
import { createState, type PlayerState } from './media/state.ts';

/** The state before playback. */
const $atRest = createState();

/**
 * One value of a player's state: its view is drawn again when that value changes, not at each tick of the clock.
 *
 * @param pick - depends on the state alone
 */
export function usePlayerState<Value>(
  player: Player | undefined,
  pick: (state: PlayerState) => Value,
): Value {
  // biome-ignore lint/correctness/useExhaustiveDependencies: written in place, it is another function at each render
  const $value = useMemo(() => computed(player?.$state ?? $atRest, pick), [player]);
  return useStore($value);
}
