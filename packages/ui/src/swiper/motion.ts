import type { Geometry } from './geometry.ts';

/** The nodes of a strip: its window, and in it the track that the slides lie on. */
export interface StripNodes {
  readonly window: HTMLElement;
  readonly track: HTMLElement;
  readonly vertical: boolean;
}

/** How a strip is moved: by the browser's own scrolling, or by Swiper once that has come. */
export interface Motion {
  /** How far the strip has been moved, in px; during a move, where it leads. */
  position(): number;
  /** Brings a slide to the window's start, or as near to it as the strip's end lets it. */
  show(slide: number, smoothly: boolean): void;
  /** Moves the strip to a position, between slides if need be. */
  move(position: number): void;
  /** Something about the slides has changed. */
  update(): void;
  /** Lets go of the nodes, which stay where they are. */
  end(): void;
}

export function slidesOf({ track }: StripNodes): HTMLElement[] {
  return [...track.children].filter((child) => child instanceof HTMLElement);
}

/** Measured from slide to slide, so that how far the strip has been moved does not matter. */
export function measure(nodes: StripNodes): Geometry {
  const [begin, extent] = nodes.vertical ? (['top', 'height'] as const) : (['left', 'width'] as const);
  const boxes = slidesOf(nodes).map((slide) => slide.getBoundingClientRect());
  const origin = boxes[0]?.[begin] ?? 0;
  const { clientWidth, clientHeight } = nodes.window;
  return {
    starts: boxes.map((box) => box[begin] - origin),
    sizes: boxes.map((box) => box[extent]),
    window: nodes.vertical ? clientHeight : clientWidth,
  };
}

export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The browser's own scrolling, with CSS scroll-snap: what there is before Swiper comes, and if it never does. */
export function nativeMotion(nodes: StripNodes, onMove: () => void): Motion {
  const { window: view, vertical } = nodes;
  const move = (position: number, smoothly: boolean) => {
    const behavior = smoothly && !wantsStillness() ? 'smooth' : 'instant';
    view.scrollTo({ [vertical ? 'top' : 'left']: position, behavior });
  };
  view.addEventListener('scroll', onMove, { passive: true });
  return {
    position: () => (vertical ? view.scrollTop : view.scrollLeft),
    show: (slide, smoothly) => move(measure(nodes).starts[slide] ?? 0, smoothly),
    move: (position) => move(position, true),
    update: onMove,
    end: () => view.removeEventListener('scroll', onMove),
  };
}
