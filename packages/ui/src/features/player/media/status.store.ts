import { REQUEST_TIMEOUT_MS } from '@portada/core/request-timeout.ts';

/** The HTTP status of a file that a browser could not play; 0 where there is no answer, or none that may be read. */
export async function statusOf(address: string): Promise<number> {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal })).status;
  } catch {
    return 0;
  }
}
