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
  subscribe(listener: () => void): () => void;
  values(): Values;
  /** The first required attribute that is empty, if any. */
  missing(): MissingValue | undefined;
  /** Called on mount; returns the cleanup for when the view unmounts: removed, failed or suspended. */
  drawn(): () => void;
  failed(error: unknown): void;
}

/** Reports the mount and the unmount of its children. */
function Drawn({ onDrawn, children }: { onDrawn: () => () => void; children: ReactNode }) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return children;
}

/** Throws while a required value is missing, as if the view did: the fallback stays until the page provides it. */
function Needed({ missing, children }: { missing: MissingValue | undefined; children: ReactNode }) {
  if (missing && !missing.mayCome) throw new Error(`It needs "${missing.name}".`);
  return missing ? null : children;
}

interface Props<Values extends object> {
  /** r2wc passes the custom element as `container`. */
  readonly container: { readonly host: ShellHost<Values> };
}

/** Wraps every view: error boundary, Suspense, and the element's values as props. */
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
