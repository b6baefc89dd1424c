import { useStore } from '@nanostores/react';
import { $page } from '@portada/core';
import { type ComponentType, type ReactNode, Suspense, useLayoutEffect, useSyncExternalStore } from 'react';
import { Boundary, ErrorTag } from './Boundary.tsx';
import { type Host, HostContext } from './hooks.ts';

interface MissingValue {
  readonly name: string;
  /** The document is still loading, and the value may be in the rest of it. */
  readonly mayCome: boolean;
}

/** The shell's interface to its custom element. */
export interface ShellHost<Values extends object> extends Host {
  readonly View: ComponentType<Values>;
  readonly tag: string;
  readonly data: {
    subscribe(listener: () => void): () => void;
    values(): Values;
    /** The first required value that is missing or not valid, if any. */
    missing(): MissingValue | undefined;
  };
  /** Called on mount; returns the cleanup for when the view unmounts: removed, failed or suspended. */
  drawn(): () => void;
  failed(error: unknown): void;
}

/** Reports the mount and the unmount of its children. */
function MountReporter({ onDrawn, children }: { onDrawn: () => () => void; children: ReactNode }) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return children;
}

/** Throws while a required value is missing, as if the view did: the fallback stays until the page provides it. */
function RequiredValue({ missing, children }: { missing: MissingValue | undefined; children: ReactNode }) {
  if (missing && !missing.mayCome) throw new Error(`It needs a valid "${missing.name}".`);
  return missing ? null : children;
}

interface Props<Values extends object> {
  /** r2wc passes the custom element as `container`. */
  readonly container: { readonly host: ShellHost<Values> };
}

/** Wraps every view: error boundary, Suspense, and the element's values as props. */
export function Shell<Values extends object>({ container: { host } }: Props<Values>) {
  const { View, tag, data } = host;
  const values = useSyncExternalStore(data.subscribe, data.values);
  // The view and what it is made of read page variables and texts as they render.
  const page = useStore($page);
  return (
    <HostContext value={host}>
      <Boundary onFail={host.failed} values={values} page={page}>
        <ErrorTag tag={tag}>
          <Suspense>
            <RequiredValue missing={data.missing()}>
              <MountReporter onDrawn={host.drawn}>
                <View {...values} />
              </MountReporter>
            </RequiredValue>
          </Suspense>
        </ErrorTag>
      </Boundary>
    </HostContext>
  );
}
