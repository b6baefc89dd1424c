import { type OnDemandApi, RETRY_EVENT } from '@portada/contract/loader';
import { elementsOf } from './elements.ts';

/** What is not defined could not be fetched; what lacks a part fetches that, and starts again when it has come. */
export const retry: OnDemandApi['retry'] = async (_rows, visitAll) => {
  for (const element of elementsOf()) {
    if (element.matches('[data-state="failed"]:not(:defined)')) element.removeAttribute('data-state');
  }
  visitAll();
  document.dispatchEvent(new Event(RETRY_EVENT));
};

export const refresh: OnDemandApi['refresh'] = async (rows, visitAll) => {
  await retry(rows, visitAll);
  const { reloadReader } = await import('../user/reader.ts');
  await reloadReader();
};
