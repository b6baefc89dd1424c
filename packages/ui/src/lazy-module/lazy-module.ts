import { useEffect, useState } from 'react';

/** A module that is a chunk of its own: fetched once; after a failure, `load` tries again. */
export interface LazyModule<Module> {
  readonly loaded: Module | undefined;
  load(): Promise<Module>;
}

export function lazyModule<Module>(fetchIt: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | undefined;
  return {
    get loaded() {
      return loaded;
    },
    async load() {
      loaded ??= await fetchIt();
      return loaded;
    },
  };
}

/** The module once it is loaded, `undefined` before. It does not suspend: the caller draws a placeholder. */
export function useLazyModule<Module>(module: LazyModule<Module>): Module | undefined {
  const [current, setCurrent] = useState(() => module.loaded);
  useEffect(() => {
    if (current) return;
    module.load().then(
      (loaded) => setCurrent(() => loaded),
      (error) => console.error('Portada: a part did not load.', error),
    );
  }, [module, current]);
  return current ?? module.loaded;
}
