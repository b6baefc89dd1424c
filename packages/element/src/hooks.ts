import { useStore } from '@nanostores/react';
import { $language, emit, type MessageSet, type PortadaEvents, type Translate } from '@portada/core';
import { createContext, use, useCallback, useInsertionEffect, useId as useReactId } from 'react';
import { adopt } from './styles.ts';

/** Where a view is drawn: its custom element, and the root that holds its styles. Without one, the document. */
export interface Host {
  readonly element: HTMLElement | null;
  /** What no other widget's is, on this page. */
  readonly id: string;
  readonly root: DocumentOrShadowRoot;
  /** What the server wrote, hidden once the view is drawn; a focus in it then goes along to the view. */
  readonly fallback?: { show(): void; hide(): void };
}

export const HostContext = createContext<Host>({ element: null, id: 'portada', root: document });

/** The custom element this view is drawn for, if any. */
export function useHost(): HTMLElement | null {
  return use(HostContext).element;
}

/**
 * An id for a node. React's own may be those of the host page's React: each copy counts for itself, and a root that is
 * given no prefix, as r2wc's are, has none.
 */
export function useId(): string {
  const { id } = use(HostContext);
  return `${id}${useReactId()}`;
}

/** Brings a part's style sheet to where the part is drawn, before it is painted. */
export function useStyles(css: string): void {
  const { root } = use(HostContext);
  useInsertionEffect(() => adopt(root, css), [root, css]);
}

/** Tells the page of what happened in this widget. */
export function useEmit(): <Name extends keyof PortadaEvents>(
  name: Name,
  detail: PortadaEvents[Name],
) => void {
  const element = useHost();
  return useCallback((name, detail) => emit(element, name, detail), [element]);
}

/** The texts of a set in the page's language; waits for them where they are still on their way. */
export function useMessages<Key extends string>(set: MessageSet<Key>): Translate<Key> {
  const pending = set.pending(useStore($language));
  if (pending) use(pending);
  return set.translate;
}
