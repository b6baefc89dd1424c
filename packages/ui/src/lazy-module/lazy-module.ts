import { RETRY_EVENT } from '@portada/contract/loader';
import { textsComing } from '@portada/core';
import { useEffect, useState } from 'react';

/** A module that is a chunk of its own: fetched once, with its texts. */
export interface LazyModule<Module> {
  readonly loaded: Module | undefined;
  /** Tries twice. What fails is tried again with the next call, and when the browser is back online. */
  load(): Promise<Module>;
  /** Resolves when it is loaded, whichever call or try brings it; never rejects. */
  readonly arrival: Promise<Module>;
}

export function lazyModule<Module>(fetchIt: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | undefined;
  // `Promise.withResolvers` would keep older browsers from the whole widget.
  let arrive: (module: Module) => void = () => undefined;
  const arrival = new Promise<Module>((resolve) => {
    arrive = resolve;
  });
  async function load(): Promise<Module> {
    if (loaded) return loaded;
    let fetched: Module;
    try {
      fetched = await fetchIt().catch(fetchIt);
    } catch (error) {
      document.addEventListener(RETRY_EVENT, retry, { once: true });
      throw error;
    }
    await textsComing();
    loaded = fetched;
    arrive(fetched);
    return fetched;
  }
  // Who has called before has been told of the failure.
  const retry = () => void load().catch(() => undefined);
  return {
    get loaded() {
      return loaded;
    },
    load,
    arrival,
  };
}

/** The module once it is loaded, `undefined` before. It does not suspend: the caller draws a placeholder. */
export function useLazyModule<Module>(module: LazyModule<Module>): Module | undefined {
  const [current, setCurrent] = useState(() => module.loaded);
  useEffect(() => {
    if (current) return;
    void module.arrival.then((loaded) => setCurrent(() => loaded));
    module.load().catch((error) => console.error('Portada: a part did not load.', error));
  }, [module, current]);
  return current ?? module.loaded;
}
