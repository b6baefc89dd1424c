/** What can be told to be silent. */
export interface Sounding {
  pause(): void;
}

let sounding: Sounding | undefined;

/** One player sounds at a time: whoever begins has the others pause. */
export function takeSound(player: Sounding): void {
  if (sounding === player) return;
  sounding?.pause();
  sounding = player;
}

/** A player that is no more is not held on to. */
export function leaveSound(player: Sounding): void {
  if (sounding === player) sounding = undefined;
}
