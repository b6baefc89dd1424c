import { PREFIX } from './table.ts';

const chunks = new URL('chunks/', import.meta.url);

/** The shared chunks that nobody has asked for yet. */
const runtime = PORTADA_RUNTIME.split(' ');

/** Asks for the runtime at once, beside the widget's chunk and not only after it. */
function preloadRuntime(): void {
  for (const chunk of runtime.splice(0)) {
    const href = chunks + chunk;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

/** Fetches a chunk, trying twice within the time limit. */
async function fetchChunk(tag: string): Promise<void> {
  performance.mark(tag);
  const address = `${chunks}${tag.slice(PREFIX.length)}-${PORTADA_HASH}.js`;
  preloadRuntime();
  await Promise.race([
    // A browser may remember a failed module by its address: the second try needs one that is new.
    import(address).catch(() => import(`${address}?${Date.now()}`)),
    new Promise((_resolve, reject) => setTimeout(reject, PORTADA_CHUNK_TIMEOUT, new Error('Timed out'))),
  ]);
  performance.measure(tag, tag);
}

const fetched = new Map<string, Promise<void>>();

/** Fetches a widget's chunk, once for all its elements; what failed may be asked for again by a later one. */
export function fetchWidget(tag: string): Promise<void> {
  const fetching = fetched.get(tag) ?? fetchChunk(tag);
  fetched.set(tag, fetching);
  fetching.catch(() => fetched.delete(tag));
  return fetching;
}
