/** Where a strip's slides lie and how long a piece of them its window shows, in px along the strip. */
export interface Geometry {
  readonly starts: readonly number[];
  readonly sizes: readonly number[];
  readonly window: number;
}

/** What a reader sees of a strip. */
export interface StripView {
  /** Whether there is more than fits: only then it moves. */
  readonly overflows: boolean;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** The first and the last slide that are seen whole; the same one where none is. */
  readonly first: number;
  readonly last: number;
}

export const stillView: StripView = { overflows: false, atStart: true, atEnd: true, first: 0, last: 0 };

/** Browsers place boxes and scroll by fractions of a pixel. */
const SLACK_PX = 2;

function lengthOf({ starts, sizes }: Geometry): number {
  return (starts.at(-1) ?? 0) + (sizes.at(-1) ?? 0);
}

/** How far the strip can be moved. */
export function furthest(geometry: Geometry): number {
  return Math.max(0, lengthOf(geometry) - geometry.window);
}

/** What is seen of the strip once it has been moved so far. */
export function viewAt(geometry: Geometry, position: number): StripView {
  const { starts, sizes, window } = geometry;
  const end = furthest(geometry);
  const first = starts.findIndex((start) => start >= position - SLACK_PX);
  const last = starts.findLastIndex((start, at) => start + (sizes[at] ?? 0) <= position + window + SLACK_PX);
  const shown = first < 0 ? Math.max(0, starts.length - 1) : first;
  return {
    overflows: end > SLACK_PX,
    atStart: position <= SLACK_PX,
    atEnd: position >= end - SLACK_PX,
    first: shown,
    last: Math.max(shown, last),
  };
}

/** The slide to begin with so that what lies at `position` is still seen after a move by `by`. */
export function slideTowards({ starts }: Geometry, position: number, by: number): number {
  const forward = starts.findIndex((start) => start >= position - SLACK_PX);
  if (by > 0) return forward < 0 ? starts.length - 1 : forward;
  return Math.max(
    0,
    starts.findLastIndex((start) => start <= position + SLACK_PX),
  );
}

/**
 * The slide to begin with so that another one is seen whole; nothing where it is already. What is larger than the
 * window begins at its start.
 */
export function slideToReveal(geometry: Geometry, position: number, slide: number): number | undefined {
  const wanted = positionToReveal(geometry, position, slide, 0);
  if (wanted === undefined) return undefined;
  const first = geometry.starts.findIndex((start) => start >= wanted - SLACK_PX);
  return first < 0 ? slide : Math.min(first, slide);
}

/**
 * How far to move so that a slide is seen whole, where so many px of both ends are covered; nothing where it is seen
 * already.
 */
export function positionToReveal(
  geometry: Geometry,
  position: number,
  slide: number,
  covered: number,
): number | undefined {
  const start = geometry.starts[slide] ?? 0;
  const earliest = start + (geometry.sizes[slide] ?? 0) + covered - geometry.window;
  const latest = start - covered;
  // What does not fit begins at its start.
  const wanted = position > latest || earliest > latest ? latest : Math.max(position, earliest);
  const within = Math.min(Math.max(wanted, 0), furthest(geometry));
  return Math.abs(within - position) <= SLACK_PX ? undefined : within;
}

export function sameView(one: StripView, other: StripView): boolean {
  return (
    one.first === other.first &&
    one.last === other.last &&
    one.overflows === other.overflows &&
    one.atStart === other.atStart &&
    one.atEnd === other.atEnd
  );
}
