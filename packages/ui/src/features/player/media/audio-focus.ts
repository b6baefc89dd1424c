/** What can be told to be silent. */
export interface AudioFocusHolder {
  pause(): void;
}

let holder: AudioFocusHolder | undefined;

/** One player has the audio focus: whoever takes it has the others pause. */
export function takeAudioFocus(player: AudioFocusHolder): void {
  if (holder === player) return;
  holder?.pause();
  holder = player;
}

/** A player that is no more is not held on to. */
export function releaseAudioFocus(player: AudioFocusHolder): void {
  if (holder === player) holder = undefined;
}
