/** An upper limit, not a delay: with ten thousand comments a slow machine needs minutes. */
const LIMIT_MS = 600_000;

/** Waits for what runs in a page frame after frame; where the page draws none it fails instead of never ending. */
export async function drawing<Value>(inPage: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const error = new Error(`The page draws no frames, or not enough of them in ${LIMIT_MS / 60_000} minutes.`);
  const timer = setTimeout(reject, LIMIT_MS, error);
  return Promise.race([inPage, late]).finally(() => clearTimeout(timer));
}
