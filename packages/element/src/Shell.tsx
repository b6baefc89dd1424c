import { type ComponentType, type ReactNode, Suspense, useLayoutEffect, useSyncExternalStore } from 'react';
import { Boundary, ErrorTag } from './Boundary.tsx';
import { type Host, HostContext } from './hooks.ts';

interface MissingValue {
  readonly name: string;
  /** The page's HTML is still coming, and this with it. */
  readonly mayCome: boolean;
}

/** What the shell needs to know of its custom element, and tells it. */
export interface ShellHost<Values extends object> extends Host {
  readonly View: ComponentType<Values>;
  readonly tag: string;
  subscribe(listener: () => void): () => void;
  values(): Values;
  /** The required attribute that is empty, if one is. */
  missing(): MissingValue | undefined;
  /** Answers what is to happen when the drawing goes again: removed, failed, or waiting for something new. */
  drawn(): () => void;
  failed(error: unknown): void;
}

/** Tells when its children come on the page, and when they go. */
function Drawn({ onDrawn, children }: { onDrawn: () => () => void; children: ReactNode }) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return children;
}

/** Without what a widget cannot do without, it fails as if its view did: the fallback stays until the page gives it. */
function Needed({ missing, children }: { missing: MissingValue | undefined; children: ReactNode }) {
  if (missing && !missing.mayCome) throw new Error(`It needs "${missing.name}".`);
  return missing ? null : children;
}

interface Props<Values extends object> {
  /** r2wc gives a component the element that it is drawn for. */
  readonly container: { readonly host: ShellHost<Values> };
}

/** Around every view: its boundary, its Suspense, and the element's values as props. */
export function Shell<Values extends object>({ container: { host } }: Props<Values>) {
  const { View, tag } = host;
  const values = useSyncExternalStore(host.subscribe, host.values);
  return (
    <HostContext value={host}>
      <Boundary onFail={host.failed} values={values}>
        <ErrorTag tag={tag}>
          <Suspense>
            <Needed missing={host.missing()}>
              <Drawn onDrawn={host.drawn}>
                <View {...values} />
              </Drawn>
            </Needed>
          </Suspense>
        </ErrorTag>
      </Boundary>
    </HostContext>
  );
}
