import { PREFIX } from './table.ts';

const chunks = new URL('chunks/', import.meta.url).href;
const underWay = new Map<string, Promise<void>>();

/** Asks for the shared runtime at once, beside the widget's chunk and not only after it. */
let preloaded = false;
function preloadRuntime(): void {
  if (preloaded) return;
  preloaded = true;
  for (const chunk of PORTADA_RUNTIME.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = chunks + chunk;
    document.head.append(link);
  }
}

/** Imports within the time limit; the limit's timer never outlives the import. */
function imported(address: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${address} timed out`)), PORTADA_CHUNK_TIMEOUT);
    import(address).then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function fetchChunk(tag: string): Promise<void> {
  const address = `${chunks}${tag.slice(PREFIX.length)}-${PORTADA_HASH}.js`;
  const start = performance.now();
  preloadRuntime();
  // A browser may remember a failed module by its address: the second try needs another one.
  await imported(address).catch(() => imported(`${address}?retry`));
  performance.measure(tag, { start });
}

/** Fetches a widget's chunk, once for all its elements, and once more if that fails. */
export function fetchWidget(tag: string): Promise<void> {
  const fetching = underWay.get(tag) ?? fetchChunk(tag);
  underWay.set(tag, fetching);
  // What failed may be asked for again by a later element.
  fetching.catch(() => underWay.delete(tag));
  return fetching;
}
