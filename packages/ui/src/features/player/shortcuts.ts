import type { KeyboardEvent } from 'react';
import { keyOf } from '../../key-of.ts';
import type { Player } from './media/player.ts';

/** Seconds of the arrows, and of J and L. */
const SMALL_STEP = 5;
const LARGE_STEP = 10;

const VOLUME_STEP = 0.05;

/** Keys that may be held down; of the others, which turn something on and off, the first press counts. */
const HELD = /^(arrow|[jl]$)/;

type Actions = Readonly<Record<string, (() => void) | undefined>>;

/** What the keys do that steer a player. */
function actionsOf(player: Player, fullscreen?: () => void): Actions {
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

/** The other two arrows: on the seek bar by the ARIA pattern of a slider, elsewhere as players have them. */
function verticalActionsOf(player: Player, onSeekBar: boolean): Actions {
  if (onSeekBar) return { arrowup: () => player.step(SMALL_STEP), arrowdown: () => player.step(-SMALL_STEP) };
  // A sound is heard while the page is read, which these keys scroll.
  if (!(player.media instanceof HTMLVideoElement)) return {};
  const { muted, volume } = player.$state.get();
  const heard = muted ? 0 : volume;
  return {
    arrowup: () => player.setVolume(heard + VOLUME_STEP),
    arrowdown: () => player.setVolume(heard - VOLUME_STEP),
  };
}

const isSeekBar = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.matches('[type="range"]:not(.portada-player-level)');

/** Keys that a control has a use of its own for. */
function belongsTo(target: EventTarget, key: string): boolean {
  const isInput = target instanceof HTMLInputElement;
  if (key === ' ') return target instanceof HTMLButtonElement || (isInput && target.type !== 'range');
  return isInput && !isSeekBar(target) && /^(arrow|home|end)/.test(key);
}

/** The keyboard shortcuts of a player, active only while it contains the focus (WCAG 2.1.4). */
export function onShortcut(event: KeyboardEvent, player: Player, fullscreen?: () => void): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const { target } = event;
  const key = keyOf(event).toLowerCase();
  const action = { ...actionsOf(player, fullscreen), ...verticalActionsOf(player, isSeekBar(target)) }[key];
  if (!action || belongsTo(target, key)) return;
  event.preventDefault();
  if (!event.repeat || HELD.test(key)) action();
}
