import { atom, type WritableAtom } from 'nanostores';

/**
 * Why something does not play: no connection or no answer; nothing at the address; not for this reader or from this
 * country; an answer that cannot be played; a browser that has no means to.
 */
export type Problem = 'connection' | 'missing' | 'forbidden' | 'broken' | 'unsupported';

/** A rendition of the stream that may be chosen. */
export interface Quality {
  readonly id: number;
  /** In pixels: what readers know a quality by. */
  readonly height: number;
}

/** Subtitles that may be chosen. */
export interface Captions {
  readonly id: string;
  readonly label: string;
  /** A language tag, where the stream says it. */
  readonly language: string;
}

/** `quality` where the player chooses by itself. */
export const AUTOMATIC = -1;

/** `captions` where none are shown. */
export const NO_CAPTIONS = '';

/** What a player shows. Times are in seconds of the media's own clock. */
export interface PlayerState {
  readonly paused: boolean;
  /** It is to play and cannot yet: the next part is on its way. */
  readonly waiting: boolean;
  readonly ended: boolean;
  /** Whether it can be seen and steered: its length is known. */
  readonly ready: boolean;
  readonly time: number;
  /** What may be played: from 0 to the end on demand, the window that is kept of a live stream. */
  readonly start: number;
  readonly end: number;
  /** How far it has been fetched from where it plays. */
  readonly buffered: number;
  readonly live: boolean;
  /** Seconds between what happens and what is shown of it, for a live stream that says so. */
  readonly latency: number | undefined;
  /** As close to what happens as the stream allows. */
  readonly atEdge: boolean;
  readonly volume: number;
  readonly muted: boolean;
  readonly rate: number;
  readonly qualities: readonly Quality[];
  /** The id of the chosen one, or `AUTOMATIC`. */
  readonly quality: number;
  /** The height of the rendition that is shown; 0 while it is not known. */
  readonly height: number;
  readonly allCaptions: readonly Captions[];
  /** The id of the chosen ones, or `NO_CAPTIONS`. */
  readonly captions: string;
  /** The lines of the chosen subtitles at this moment. */
  readonly cues: readonly string[];
  /** Shown in a window of its own, or by the device's own player, which draws subtitles itself. */
  readonly elsewhere: boolean;
  readonly problem: Problem | undefined;
}

export type PlayerStore = WritableAtom<PlayerState>;

export function createState(): PlayerStore {
  return atom<PlayerState>({
    paused: true,
    waiting: false,
    ended: false,
    ready: false,
    time: 0,
    start: 0,
    end: 0,
    buffered: 0,
    live: false,
    latency: undefined,
    atEdge: false,
    volume: 1,
    muted: false,
    rate: 1,
    qualities: [],
    quality: AUTOMATIC,
    height: 0,
    allCaptions: [],
    captions: NO_CAPTIONS,
    cues: [],
    elsewhere: false,
    problem: undefined,
  });
}

/** Updates the state; listeners are not called if nothing changes. */
export function patch($state: PlayerStore, part: Partial<PlayerState>): void {
  const now = $state.get();
  const next = { ...now, ...part };
  const isKey = (key: string): key is keyof PlayerState => key in next;
  const differs = Object.keys(part).some((key) => isKey(key) && next[key] !== now[key]);
  if (differs) $state.set(next);
}
