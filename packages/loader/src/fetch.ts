import { PREFIX } from './table.ts';

const chunks = new URL('chunks/', import.meta.url);

/** The shared chunks that have not been requested yet. */
const runtime = PORTADA_RUNTIME.split(' ');

/** Fetches the shared chunks in parallel with the widget's chunk. */
function preloadRuntime(): void {
  for (const chunk of runtime.splice(0)) {
    const href = chunks + chunk;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

/** Fetches a chunk, with one retry, within the timeout. */
async function fetchChunk(tag: string): Promise<void> {
  performance.mark(tag);
  const address = `${chunks}${tag.slice(PREFIX.length)}-${PORTADA_HASH}.js`;
  preloadRuntime();
  await Promise.race([
    // Browsers cache a failed module import by its URL: the retry needs another URL.
    import(address).catch(() => import(`${address}?${Date.now()}`)),
    new Promise((_resolve, reject) => setTimeout(reject, PORTADA_CHUNK_TIMEOUT, new Error('Timed out'))),
  ]);
  performance.measure(tag, tag);
}

const fetched = new Map<string, Promise<void>>();

/** Fetches a widget's chunk once for all its elements; after a failure a later element may fetch it again. */
export function fetchWidget(tag: string): Promise<void> {
  const fetching = fetched.get(tag) ?? fetchChunk(tag);
  fetched.set(tag, fetching);
  fetching.catch(() => fetched.delete(tag));
  return fetching;
}
