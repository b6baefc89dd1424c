import type { KeyboardEvent } from 'react';
import { keyOf } from '../../key-of.ts';
import type { Player } from './media/player.ts';

/** Seconds of the arrows, and of J and L. */
const SMALL_STEP = 5;
const LARGE_STEP = 10;

/** What the keys do that steer a player. */
function actionsOf(
  player: Player,
  fullscreen?: () => void,
): Readonly<Record<string, (() => void) | undefined>> {
  const { start, end, live } = player.$state.get();
  return {
    ' ': () => player.toggle(),
    k: () => player.toggle(),
    j: () => player.step(-LARGE_STEP),
    l: () => player.step(LARGE_STEP),
    arrowleft: () => player.step(-SMALL_STEP),
    arrowright: () => player.step(SMALL_STEP),
    home: () => player.seek(start),
    end: () => (live ? player.goLive() : player.seek(end)),
    m: () => player.toggleMuted(),
    c: () => player.toggleCaptions(),
    f: fullscreen,
  };
}

/** Keys that a control has a use of its own for. */
function belongsTo(target: EventTarget, key: string): boolean {
  if (target instanceof HTMLInputElement) {
    const isSeekBar = target.type === 'range' && !target.matches('.portada-player-level');
    return !isSeekBar && /^(arrow|home|end| )/.test(key);
  }
  return key === ' ' && target instanceof HTMLButtonElement;
}

/** The keyboard shortcuts of a player, active only while it contains the focus (WCAG 2.1.4). */
export function onShortcut(event: KeyboardEvent, player: Player, fullscreen?: () => void): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const key = keyOf(event).toLowerCase();
  const action = actionsOf(player, fullscreen)[key];
  if (!action || belongsTo(event.target, key)) return;
  event.preventDefault();
  action();
}
