import type { Problem, Quality } from './state.ts';

/** The callbacks of an engine. */
export interface EngineEvents {
  problem(problem: Problem): void;
  qualities(qualities: readonly Quality[]): void;
  /** The height of what is shown from now on. */
  height(height: number): void;
}

/** A playback engine: hls.js, or the browser's own. */
export interface Engine {
  /** Where what is live may be seen first, in the media's own time; nothing on demand. */
  liveEdge(): number | undefined;
  /** When what is shown was filmed, where the stream says so. */
  shownAt(): Date | undefined;
  setQuality(id: number): void;
  end(): void;
}

export interface EngineOptions {
  readonly media: HTMLMediaElement;
  readonly src: string;
  /** Whether its publisher says that it is HLS. */
  readonly isHls?: boolean | undefined;
  /** Where to begin, in seconds; without it a live stream begins at its edge, anything else at its start. */
  readonly at: number | undefined;
  readonly on: EngineEvents;
}
