import { type RefObject, useEffect, useRef } from 'react';
import { useCommentsContext } from './comments-context.ts';
import type { CommentsState } from './state.ts';

/** Scrolls to an element and focuses it, once each time it becomes the target. */
export function useTarget<Place extends HTMLElement>(
  target: CommentsState['target'],
  id: string,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const { list } = useCommentsContext();
  useEffect(() => {
    if (target?.id !== id || !list.meet(target)) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [list, target, id]);
  return place;
}
