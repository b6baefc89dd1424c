import type { Engine } from './engine.ts';
import { type PlayerState, type PlayerStore, patch } from './state.ts';

/** Events after which what is shown of a player may be another. */
const TELLING = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'seeking',
  'seeked',
  'progress',
  'durationchange',
  'loadedmetadata',
  'emptied',
  'volumechange',
  'ratechange',
] as const;

/** This close to the place where a live stream may be seen first counts as being there: in seconds. */
const EDGE_TOLERANCE_SECONDS = 6;

/** What is about to leave the window of a live stream: in seconds. */
const LEAVING_SECONDS = 10;

/** Keeps the state as the element has it, until told to stop. */
export function follow(
  media: HTMLMediaElement,
  $state: PlayerStore,
  engine: () => Engine | undefined,
  signal: AbortSignal,
): void {
  const update = () => patch($state, read(media, engine()));
  for (const event of TELLING) media.addEventListener(event, update, { signal });
  const wait = (waiting: boolean) => () => patch($state, { waiting });
  media.addEventListener('waiting', wait(true), { signal });
  for (const event of ['playing', 'canplay', 'pause', 'ended', 'error'] as const) {
    media.addEventListener(event, wait(false), { signal });
  }
  const elsewhere = (is: boolean) => () => patch($state, { elsewhere: is });
  for (const event of ['enterpictureinpicture', 'webkitbeginfullscreen']) {
    media.addEventListener(event, elsewhere(true), { signal });
  }
  for (const event of ['leavepictureinpicture', 'webkitendfullscreen']) {
    media.addEventListener(event, elsewhere(false), { signal });
  }
  update();
}

function read(media: HTMLMediaElement, engine: Engine | undefined): Partial<PlayerState> {
  const { paused, ended, currentTime: time, duration, volume, muted, playbackRate: rate } = media;
  const edge = engine?.liveEdge();
  const live = edge !== undefined;
  const { start, end } = live ? windowOf(media) : { start: 0, end: Number.isFinite(duration) ? duration : 0 };
  return {
    paused,
    ended,
    ready: media.readyState >= HTMLMediaElement.HAVE_METADATA,
    time,
    start,
    end,
    buffered: bufferedTo(media),
    live,
    latency: live ? latencyOf(engine?.shownAt()) : undefined,
    atEdge: live && time >= edge - EDGE_TOLERANCE_SECONDS,
    volume,
    muted,
    rate,
  };
}

/** What is kept of a live stream; its oldest seconds would be gone by the time they were asked for. */
function windowOf({ seekable }: HTMLMediaElement): { start: number; end: number } {
  if (seekable.length === 0) return { start: 0, end: 0 };
  const end = seekable.end(seekable.length - 1);
  return { start: Math.min(seekable.start(0) + LEAVING_SECONDS, end), end };
}

function bufferedTo({ buffered, currentTime }: HTMLMediaElement): number {
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime + 0.5 && buffered.end(index) > currentTime) {
      return buffered.end(index);
    }
  }
  return currentTime;
}

/** In whole seconds; a clock that is ahead of the stream's shows no time below zero. */
function latencyOf(shownAt: Date | undefined): number | undefined {
  return shownAt && Math.max(0, Math.round((Date.now() - shownAt.getTime()) / 1_000));
}
