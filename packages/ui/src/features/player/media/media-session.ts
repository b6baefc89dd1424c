import type { PlayerStore } from './state.ts';

/** What the device shows of what plays: on a lock screen, in its own media controls. */
export interface About {
  readonly title: string;
  /** The publisher. */
  readonly artist: string;
  /** The address of a picture. */
  readonly artwork: string | undefined;
}

/** The steps of headphones and lock screens, in seconds. */
const STEP_SECONDS = 10;

const ACTIONS = ['play', 'pause', 'stop', 'seekbackward', 'seekforward', 'seekto'] as const;
type Action = (typeof ACTIONS)[number];

/** What the device's own controls show and steer. */
interface Steerable {
  readonly $state: PlayerStore;
  play(): Promise<void>;
  pause(): void;
  step(seconds: number): void;
  seek(second: number): void;
}

let shown: Steerable | undefined;

/** Makes this the player that the device's own controls show and steer. */
export function showOnDevice(player: Steerable, { title, artist, artwork }: About): void {
  const { mediaSession } = navigator;
  if (!mediaSession || shown === player) return;
  shown = player;
  mediaSession.metadata = new MediaMetadata({
    title,
    artist,
    ...(artwork && { artwork: [{ src: artwork }] }),
  });
  const handlers: Record<Action, MediaSessionActionHandler> = {
    play: () => void player.play(),
    pause: () => player.pause(),
    stop: () => player.pause(),
    seekbackward: ({ seekOffset }) => player.step(-(seekOffset ?? STEP_SECONDS)),
    seekforward: ({ seekOffset }) => player.step(seekOffset ?? STEP_SECONDS),
    seekto: ({ seekTime }) => player.seek(seekTime ?? 0),
  };
  for (const action of ACTIONS) handle(action, handlers[action]);
}

/** Tells the device how far it is, so that its bar moves. */
export function tellDevice(player: Steerable): void {
  const { mediaSession } = navigator;
  if (!mediaSession || shown !== player) return;
  const { paused, time, end, rate, live } = player.$state.get();
  mediaSession.playbackState = paused ? 'paused' : 'playing';
  // Without a length there is no bar: what is live has none.
  if (live || end <= 0) mediaSession.setPositionState?.();
  else mediaSession.setPositionState?.({ duration: end, playbackRate: rate, position: Math.min(time, end) });
}

/** Takes a player that is no more off the device. */
export function leaveDevice(player: Steerable): void {
  if (shown !== player) return;
  shown = undefined;
  navigator.mediaSession.metadata = null;
  navigator.mediaSession.playbackState = 'none';
  for (const action of ACTIONS) handle(action, null);
}

/** Browsers know different actions, and throw at those they do not. */
function handle(action: Action, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // The device has no such button then.
  }
}
