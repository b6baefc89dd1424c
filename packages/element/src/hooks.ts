import { useStore } from '@nanostores/react';
import {
  $language,
  $page,
  emit,
  type MessageSet,
  type PortadaEvents,
  pageTexts,
  type Translate,
} from '@portada/core';
import {
  createContext,
  use,
  useCallback,
  useDeferredValue,
  useInsertionEffect,
  useLayoutEffect,
  useId as useReactId,
} from 'react';
import type { Speaking } from './spoken.ts';
import { adopt } from './styles.ts';

/** Where a view is rendered: its custom element and the root that adopts its styles; without one, the document. */
export interface Host {
  readonly element: HTMLElement | null;
  /** Unique among the widgets of this page. */
  readonly id: string;
  root(): DocumentOrShadowRoot;
  /** The fallback: hidden once the view is rendered; the focus moves from it to the view. */
  readonly fallback?: { show(): void; hide(): void };
  /** Says which texts the view speaks with, for the language of its root. */
  readonly speaks?: (set: Speaking) => void;
}

export const HostContext = createContext<Host>({ element: null, id: 'portada', root: () => document });

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
  useInsertionEffect(() => adopt(root(), css), [root, css]);
}

/** Calls back, once, for a press on the fallback that the loader has kept; what nobody takes the fallback does. */
export function useTakenPress(onPress: () => void): void {
  const element = useHost();
  // In the layout effect and not while rendering, which the press may interrupt.
  useLayoutEffect(() => {
    if (element?.dataset.activated === undefined) return;
    delete element.dataset.activated;
    onPress();
  }, [element, onPress]);
}

/** Dispatches an event on this widget's element. */
export function useEmit(): <Name extends keyof PortadaEvents>(
  name: Name,
  detail: PortadaEvents[Name],
) => void {
  const element = useHost();
  return useCallback((name, detail) => emit(element, name, detail), [element]);
}

/**
 * The texts of a set in the page's language. It suspends while they are loading, but not a view that is here when a
 * soft navigation changes the language: it would be hidden, and lose the focus. It goes on with what there is.
 */
export function useMessages<Key extends string>(set: MessageSet<Key>): Translate<Key> {
  const language = useStore($language);
  const loaded = useStore(set.$loaded);
  const { speaks } = use(HostContext);
  // The shell draws a view anew on the next page, whose language may be another.
  const page = $page.get();
  const drawnFor = useDeferredValue(page);
  for (const pending of [pageTexts(), set.pending(language)]) if (pending && drawnFor === page) use(pending);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a set speaks changes with these
  useLayoutEffect(() => speaks?.(set), [speaks, set, language, loaded, page]);
  return set.translate;
}
