/** When a page is at rest, for benchmarks and for tests that measure it. */
import type { Page, Request } from 'playwright';

/** How many frames in a row nothing has to change. */
const RESTFUL_FRAMES = 12;

/** An upper limit, not a delay: a slow phone on a slow network takes a while. */
const LIMIT_MS = 60_000;

/** Runs in the page: waits until it has drawn that many frames of which none changed what it consists of. */
function standStill({ frames, limit }: { frames: number; limit: number }): Promise<void> {
  const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const late = setTimeout(reject, limit, new Error('The page draws no frames, or changes for ever.'));
  let still = 0;
  const observer = new MutationObserver(() => {
    still = 0;
  });
  for (const root of rootsIn(document)) {
    observer.observe(root, { childList: true, characterData: true, subtree: true });
  }
  const look = () => {
    still += 1;
    if (still <= frames) requestAnimationFrame(look);
    else resolve();
  };
  requestAnimationFrame(look);
  return promise.finally(() => {
    clearTimeout(late);
    observer.disconnect();
  });
}

/**
 * Watches a page that has not been opened yet. The answer waits until all that it has asked for has come, and nothing
 * on it changes any more.
 */
export function watchRest(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let events = 0;
  const end = (request: Request) => {
    underWay.delete(request);
    events += 1;
  };
  page.on('request', (request) => {
    underWay.add(request);
    events += 1;
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    const limit = performance.now() + LIMIT_MS;
    while (performance.now() < limit) {
      const before = events;
      await page.evaluate(standStill, { frames: RESTFUL_FRAMES, limit: LIMIT_MS });
      if (underWay.size === 0 && events === before) return;
    }
    throw new Error(`The page still waits for ${[...underWay].map((request) => request.url()).join(', ')}.`);
  };
}
