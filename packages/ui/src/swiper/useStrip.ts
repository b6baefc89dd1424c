import { useStyles } from '@portada/element';
import {
  type RefCallback,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createResizeObserver } from '../resize/resize-observer.ts';
import { type StripView, sameView, stillView, viewAt } from './geometry.ts';
import { moveByKeys } from './keys.ts';
import { type Motion, measure, nativeMotion, type StripNodes, slidesOf } from './motion.ts';
import css from './strip.css';

/** How near to the screen a strip must be for Swiper to be fetched. */
const NEAR = '200px';

export interface StripOptions {
  /** How many slides there are. */
  readonly count: number;
  readonly vertical?: boolean;
  /** Whether Swiper is to move it; without, the browser's own scrolling does. */
  readonly swiped?: boolean;
  /** The slide to begin with, and to go to when it becomes another one, while the one before is in sight. */
  readonly start?: number;
  /** Told when the reader moves it by a key. */
  readonly onKey?: () => void;
}

export interface Strip {
  /** For the window, whose only child is the track. */
  readonly ref: RefCallback<HTMLElement>;
  readonly view: StripView;
  /** Brings a slide to the window's start. */
  show(slide: number, smoothly?: boolean): void;
  /** Moves the strip by so many px. */
  moveBy(px: number): void;
}

/**
 * A row (or a column) of slides that is moved in its window. It scrolls by itself, and once it is near the screen and
 * there is more than fits, Swiper is fetched and takes it over; where Swiper cannot be fetched it goes on scrolling.
 * Its nodes have the classes of `strip.css`: `portada-strip` around a `-window`, in it a `-track`, on that each
 * `-slide`.
 */
export function useStrip(options: StripOptions): Strip {
  const { count, vertical = false, swiped = true, start = 0, onKey } = options;
  useStyles(css);
  const [nodes, setNodes] = useState<StripNodes | null>(null);
  const [view, setView] = useState(stillView);
  const motion = useRef<Motion>(null);

  const ref = useCallback(
    (window: HTMLElement | null) => {
      const track = window?.firstElementChild;
      setNodes(window && track instanceof HTMLElement ? { window, track, vertical } : null);
    },
    [vertical],
  );

  const look = useCallback(() => {
    if (!nodes || !motion.current) return;
    const seen = viewAt(measure(nodes), motion.current.position());
    setView((before) => (sameView(before, seen) ? before : seen));
  }, [nodes]);

  const show = useCallback((slide: number, smoothly = true) => motion.current?.show(slide, smoothly), []);

  const moveBy = useCallback((px: number) => motion.current?.move(motion.current.position() + px), []);

  useLayoutEffect(() => {
    if (!nodes) return;
    motion.current = nativeMotion(nodes, look);
    return () => {
      motion.current?.end();
      motion.current = null;
    };
  }, [nodes, look]);

  useSizes(nodes, count, motion, look);
  const near = useNear(nodes, swiped && view.overflows);
  useSwiper(near ? nodes : null, motion, look);

  const shown = useRef(-1);
  useLayoutEffect(() => {
    if (!nodes || count === 0 || shown.current === start) return;
    const before = shown.current;
    shown.current = start;
    if (before < 0) {
      if (start > 0) show(start, false);
      return;
    }
    // A reader who has moved on, or who is in the strip with the keyboard, is not taken away.
    const { first, last } = viewAt(measure(nodes), motion.current?.position() ?? 0);
    if (before >= first && before <= last && !nodes.window.matches(':focus-within')) show(start);
  }, [nodes, count, start, show]);

  const onMovingKey = useEffectEvent(() => onKey?.());
  useEffect(
    () =>
      nodes
        ? moveByKeys(
            nodes,
            () => motion.current,
            () => onMovingKey(),
          )
        : undefined,
    [nodes],
  );

  return { ref, view, show, moveBy };
}

type MotionRef = { current: Motion | null };

/** Sizes change with the window, with fonts and pictures that come, with slides. */
function useSizes(nodes: StripNodes | null, count: number, motion: MotionRef, look: () => void): void {
  useEffect(() => {
    if (!nodes || count === 0) return;
    const observer = createResizeObserver(() => {
      motion.current?.update();
      look();
    });
    for (const node of [nodes.window, ...slidesOf(nodes)]) observer.observe(node);
    return () => observer.disconnect();
  }, [nodes, count, motion, look]);
}

/** Whether it has been near the screen while it was wanted there. */
function useNear(nodes: StripNodes | null, wanted: boolean): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!nodes || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(nodes.window);
    return () => observer.disconnect();
  }, [nodes, near]);
  return near && wanted;
}

function useSwiper(nodes: StripNodes | null, motion: MotionRef, look: () => void): void {
  useEffect(() => {
    if (!nodes) return;
    let wanted = true;
    /** One motion ends and the next begins where it stood. */
    const change = (next: (first: number) => Motion) => {
      const { first } = viewAt(measure(nodes), motion.current?.position() ?? 0);
      motion.current?.end();
      motion.current = next(first);
      look();
    };
    import('./swiper-motion.ts').then(
      ({ swiperMotion }) => {
        if (wanted) change((first) => swiperMotion(nodes, first, look));
      },
      (error) => console.warn('Portada: Swiper did not load; the strip goes on scrolling.', error),
    );
    return () => {
      wanted = false;
      if (motion.current) change(() => nativeMotion(nodes, look));
    };
  }, [nodes, motion, look]);
}
