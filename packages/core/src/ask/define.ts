import { type OnDemandApi, PREFIX, queryOf } from '@portada/contract/loader';

const STRATEGIES = ['eager', 'idle', 'visible', 'interaction'];

/** The feature flag: `diariTides` for `diari-tides`. */
const flagOf = (tag: string) => tag.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());

/** Imports the module of a widget; what fails at a second try is told, once for each of its addresses. */
function importer(tag: string, url: string) {
  const told = new Set([0]);
  return async (_name: string, retry = 0): Promise<void> => {
    const address = new URL(url);
    if (retry) address.search = address.search ? `${address.search}&${retry}` : queryOf(retry);
    try {
      await import(address.href);
      if (!customElements.get(tag)) throw new Error(`${url} does not define it.`);
    } catch (error) {
      if (!told.has(retry)) console.error(`Portada: <${tag}> could not be loaded.`, error);
      told.add(retry);
      throw error;
    }
  };
}

/** A tag that is defined already is left as it is. */
export const define: OnDemandApi['define'] = async (rows, visitAll, tag, url, how = {}) => {
  const { load = 'visible', needs } = how;
  if (tag.startsWith(PREFIX) || !tag.includes('-'))
    throw new Error(`Portada: <${tag}> needs a prefix of its own, as <diari-tides>.`);
  if (!STRATEGIES.includes(load)) throw new Error(`Portada: <${tag}> cannot load "${load}".`);
  if (rows.has(tag)) return;
  const from = importer(tag, new URL(url, document.baseURI).href);
  rows.set(tag, { flag: flagOf(tag), load, needs, from });
  visitAll();
};
