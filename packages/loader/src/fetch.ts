import { PREFIX } from '@portada/contract/loader';
import { rows } from './table.ts';

/** Imports a chunk, at an address relative to the loader. Not preloaded by a link, which would need a nonce. */
function importAt<Module>(name: string, retry?: number): Promise<Module> {
  const address = `./chunks/${name}-${PORTADA_HASH}.js${retry ? `?${retry}` : ''}`;
  return import(address);
}

/** At which other address a chunk is asked for next: the first, or what follows the last that failed. */
let nextRetry = 1;

/**
 * The second try is at the same address: what else imports the chunk names that, and another address would make a
 * second instance of it. Firefox keeps a failed import by its URL: the last try is at another one, of a few, which an
 * import map can name.
 */
export function importChunk<Module>(
  name: string,
  from: (name: string, retry?: number) => Promise<Module> = importAt,
): Promise<Module> {
  // Calls that fail together try one and the same.
  const retry = nextRetry;
  return from(name)
    .catch(() => from(name))
    .catch(() => from(name, retry))
    .catch((error) => {
      nextRetry = (retry % (PORTADA_ADDRESSES - 1)) + 1;
      throw error;
    });
}

/** Fetches a widget's chunk within the timeout, and in parallel with it what all widgets import. */
async function fetchChunk(tag: string): Promise<void> {
  const start = performance.now();
  // A failure of these is the failure of the widget's chunk.
  for (const part of PORTADA_RUNTIME) importAt(part).catch(() => 0);
  await Promise.race([
    importChunk(tag.slice(PREFIX.length), rows.get(tag)?.from),
    new Promise((_resolve, reject) => setTimeout(reject, PORTADA_CHUNK_TIMEOUT, new Error('Timeout'))),
  ]);
  performance.measure(tag, { start });
}

const fetched: Record<string, Promise<void> | undefined> = {};

/** Fetches a widget's chunk once for all its elements; after a failure a later element may fetch it again. */
export function fetchWidget(tag: string): Promise<void> {
  fetched[tag] ??= fetchChunk(tag).catch((error) => {
    delete fetched[tag];
    throw error;
  });
  return fetched[tag];
}
