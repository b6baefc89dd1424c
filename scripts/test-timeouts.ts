/** Setup file of every test project: `vi.waitFor` has no timeout setting in Vitest, and a default of one second. */
import { vi } from 'vitest';

const LIMIT_MS = 10_000;
const { waitFor } = vi;

vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: LIMIT_MS, ...options });
