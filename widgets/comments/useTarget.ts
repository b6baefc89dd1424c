import { type RefObject, useEffect, useRef } from 'react';
import type { CommentsState } from './state.ts';
import { useTalk } from './talk.ts';

/** Brings what it names to the reader, and the focus to it: once each time it becomes the target, wherever it is drawn. */
export function useTarget<Place extends HTMLElement>(
  target: CommentsState['target'],
  id: string,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const { list } = useTalk();
  useEffect(() => {
    if (target?.id !== id || !list.meet(target)) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [list, target, id]);
  return place;
}
