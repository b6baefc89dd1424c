import { addRows, type OnDemandApi } from '@portada/contract/loader';

declare global {
  /** The widgets that are not in the loader's own table, as `addRows` reads them. */
  const PORTADA_RARE: string;
}

export const learn: OnDemandApi['learn'] = async (rows, visitAll, tag) => {
  // Each of its elements asks.
  if (rows.has(tag)) return;
  addRows(rows, PORTADA_RARE);
  if (rows.has(tag)) return visitAll();
  rows.set(tag, undefined);
  console.error(`Portada: there is no widget <${tag}>.`);
};

export const reportBlock: OnDemandApi['reportBlock'] = async () => {
  console.error('Portada: #portada-page holds no JSON object.');
};

export const giveWay: OnDemandApi['giveWay'] = async (_rows, _visitAll, own, other) => {
  console.error(`Portada ${own} is ignored: ${other} is here already.`);
};
