/** What can hold the audio focus: a player. */
export interface AudioFocusHolder {
  pause(): void;
}

let holder: AudioFocusHolder | undefined;

/** One player at a time has the audio focus: the one that loses it is paused. */
export function takeAudioFocus(player: AudioFocusHolder): void {
  if (holder === player) return;
  holder?.pause();
  holder = player;
}

/** To be called when a player is destroyed, so that it can be garbage-collected. */
export function releaseAudioFocus(player: AudioFocusHolder): void {
  if (holder === player) holder = undefined;
}
