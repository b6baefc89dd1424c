import type { Problem } from './state.ts';

/** What a status of HTTP means for whoever wants to see or hear; nothing where it is a good one. */
export function problemOf(status: number): Problem | undefined {
  if (status === 404 || status === 410) return 'missing';
  if (status === 401 || status === 403 || status === 451) return 'forbidden';
  return status === 0 || status >= 400 ? 'connection' : undefined;
}
