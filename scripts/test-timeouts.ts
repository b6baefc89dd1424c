/** Setup file of every test project: Vitest has no setting for how long `vi` waits, and a default of one second. */
import { vi } from 'vitest';

const LIMIT_MS = 20_000;
const { waitFor, waitUntil } = vi;

vi.waitFor = (callback, options) => waitFor(callback, withLimit(options));
vi.waitUntil = (callback, options) => waitUntil(callback, withLimit(options));

function withLimit<Options extends object>(options: number | Options | undefined) {
  return typeof options === 'number' ? options : { timeout: LIMIT_MS, ...options };
}
