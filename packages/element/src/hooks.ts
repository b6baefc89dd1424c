import { useStore } from '@nanostores/react';
import { $language, emit, type MessageSet, type PortadaEvents, type Translate } from '@portada/core';
import { createContext, use, useCallback, useInsertionEffect, useId as useReactId } from 'react';
import { adopt } from './styles.ts';

/** Where a view is rendered: its custom element and the root that adopts its styles; without one, the document. */
export interface Host {
  readonly element: HTMLElement | null;
  /** Unique among the widgets of this page. */
  readonly id: string;
  readonly root: DocumentOrShadowRoot;
  /** The fallback: hidden once the view is rendered; the focus moves from it to the view. */
  readonly fallback?: { show(): void; hide(): void };
}

export const HostContext = createContext<Host>({ element: null, id: 'portada', root: document });

/** The custom element of this view, if any. */
export function useHost(): HTMLElement | null {
  return use(HostContext).element;
}

/**
 * A unique id. React's `useId` may repeat the ids of the host page's own React: each copy counts for itself, and
 * the roots of r2wc have no `identifierPrefix`.
 */
export function useId(): string {
  const { id } = use(HostContext);
  return `${id}${useReactId()}`;
}

/** Adopts a component's style sheet in its root before the first paint. */
export function useStyles(css: string): void {
  const { root } = use(HostContext);
  useInsertionEffect(() => adopt(root, css), [root, css]);
}

/** Dispatches an event on this widget's element. */
export function useEmit(): <Name extends keyof PortadaEvents>(
  name: Name,
  detail: PortadaEvents[Name],
) => void {
  const element = useHost();
  return useCallback((name, detail) => emit(element, name, detail), [element]);
}

/** The texts of a set in the page's language; suspends while they are loading. */
export function useMessages<Key extends string>(set: MessageSet<Key>): Translate<Key> {
  const pending = set.pending(useStore($language));
  if (pending) use(pending);
  return set.translate;
}
