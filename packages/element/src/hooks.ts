import { useStore } from '@nanostores/react';
import { $language, emit, type MessageSet, type PortadaEvents, type Translate } from '@portada/core';
import { createContext, use, useCallback, useInsertionEffect } from 'react';
import { adopt } from './styles.ts';

/** Where a view is drawn: its custom element, and the root that holds its styles. Without one, the document. */
export interface Host {
  readonly element: HTMLElement | null;
  readonly root: DocumentOrShadowRoot;
  /** What the server wrote, hidden once the view is drawn; a focus in it then goes along to the view. */
  readonly fallback?: { show(): void; hide(): void };
}

export const HostContext = createContext<Host>({ element: null, root: document });

/** The custom element this view is drawn for, if any. */
export function useHost(): HTMLElement | null {
  return use(HostContext).element;
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
