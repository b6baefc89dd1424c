import { type RefObject, useEffect, useRef } from 'react';
import { useCommentsContext } from './comments-context.ts';
import type { CommentsState } from './state.ts';

/** Scrolls to an element and focuses it, once each time it becomes the target. */
export function useTarget<Target extends HTMLElement>(
  target: CommentsState['target'],
  id: string,
): RefObject<Target | null> {
  const element = useRef<Target>(null);
  const { list } = useCommentsContext();
  useEffect(() => {
    if (target?.id !== id || !list.meet(target)) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'center' });
  }, [list, target, id]);
  return element;
}
