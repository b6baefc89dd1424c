import { type ComponentType, type ReactNode, Suspense, useLayoutEffect, useSyncExternalStore } from 'react';
import { Boundary } from './Boundary.tsx';
import { type Host, HostContext } from './hooks.ts';

/** What the shell needs to know of its custom element, and tells it. */
export interface ShellHost<Values extends object> extends Host {
  subscribe(listener: () => void): () => void;
  values(): Values;
  /** Answers what is to happen when the drawing goes again: removed, failed, or waiting for something new. */
  drawn(): () => void;
  failed(error: unknown): void;
}

/** Tells when its children come on the page, and when they go. */
function Drawn({ onDrawn, children }: { onDrawn: () => () => void; children: ReactNode }) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return children;
}

interface Props<Values extends object> {
  View: ComponentType<Values>;
  host: ShellHost<Values>;
}

/** Around every view: its boundary, its Suspense, and the element's values as props. */
export function Shell<Values extends object>({ View, host }: Props<Values>) {
  const values = useSyncExternalStore(host.subscribe, host.values);
  return (
    <HostContext value={host}>
      <Boundary onFail={host.failed} values={values}>
        <Suspense>
          <Drawn onDrawn={host.drawn}>
            <View {...values} />
          </Drawn>
        </Suspense>
      </Boundary>
    </HostContext>
  );
}
