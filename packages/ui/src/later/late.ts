import { useEffect, useState } from 'react';

/** A module that is fetched apart, once; if that fails it may be tried again. */
export interface Late<Module> {
  readonly loaded: Module | undefined;
  load(): Promise<Module>;
}

export function late<Module>(fetchIt: () => Promise<Module>): Late<Module> {
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

/** The module as soon as it is here; until then the caller keeps its place. It does not suspend. */
export function useLate<Module>(module: Late<Module>): Module | undefined {
  const [come, setCome] = useState(() => module.loaded);
  useEffect(() => {
    if (come) return;
    module.load().then(
      (loaded) => setCome(() => loaded),
      (error) => console.error('Portada: a part did not load.', error),
    );
  }, [module, come]);
  return come ?? module.loaded;
}
