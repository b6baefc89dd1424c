import { useHost } from '@portada/element';
import { type ComponentType, useLayoutEffect, useState } from 'react';
import { restart } from '../restart.ts';
import { lazyModule } from './lazy-module.ts';

/**
 * A component whose code is fetched when it is first rendered; nothing shows until then. A failure is thrown to the
 * nearest error boundary; the next one that is mounted tries again, and when the code has come after all, the widget
 * begins anew. Unlike React's `lazy` it needs no Suspense boundary, whose content React holds back for 300 ms after the
 * last placeholder, and keeps no failure.
 */
export function later<Props extends object>(
  fetchIt: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = lazyModule(async () => ({ Part: await fetchIt() }));

  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, as React's `lazy` is
  return function LazyComponent(props: Props) {
    const host = useHost();
    const [outcome, setOutcome] = useState<{ failure?: unknown }>();
    const isDrawn = !!part.loaded;
    useLayoutEffect(() => {
      if (isDrawn) return;
      part.load().then(
        () => setOutcome({}),
        (failure) => {
          setOutcome({ failure });
          void part.arrival.then(() => restart(host));
        },
      );
    }, [host, isDrawn]);
    if (outcome && 'failure' in outcome) throw outcome.failure;
    return part.loaded && <part.loaded.Part {...props} />;
  };
}
