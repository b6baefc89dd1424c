import type { Row } from './table.ts';

/** The site's web features, the page's feature flags, and what `setFlags` has said since. */
export const flags: Record<string, boolean> = {};

/** Takes flags over; one that is neither true nor false is reported and changes nothing. */
export function addFlags(given: unknown): void {
  // A whole that is no list of flags is reported by core, with the other page variables.
  if (typeof given !== 'object') return;
  for (const [name, value] of Object.entries(given ?? {})) {
    if (typeof value === 'boolean') flags[name] = value;
    else console.error(`Portada: the flag "${name}" must be true or false.`);
  }
}

/** Off by its own flag, or for want of the web feature it needs. */
export function isOn({ flag, needs }: Row): boolean | undefined {
  return flags[flag] !== false && (!needs || flags[needs]);
}
