import type { OnDemandApi } from '@portada/contract/loader';

const loadReader = () => import('../user/reader.ts');

export const get: OnDemandApi['get'] = async () => (await loadReader()).currentReader();

export const subscribe: OnDemandApi['subscribe'] = async (_rows, _visitAll, listener) =>
  (await loadReader()).subscribeToReader(listener);
