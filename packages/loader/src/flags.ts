import type { Row } from './table.ts';

/** The site's web features, the page's feature flags, and the changes of `setFlags`. */
export const flags: Record<string, boolean> = {};

/** Merges flags; one that is not a boolean is reported and ignored. */
export function addFlags(given: unknown): void {
  // A value that is no map of flags is reported by core, with the other page variables.
  if (typeof given !== 'object') return;
  for (const [name, value] of Object.entries(given ?? {})) {
    if (typeof value === 'boolean') flags[name] = value;
    else console.error(`Portada: the flag "${name}" must be true or false.`);
  }
}

/** Off by its own flag, or because the web feature that it needs is off. */
export function isOn({ flag, needs }: Row): boolean | undefined {
  return flags[flag] !== false && (!needs || flags[needs]);
}
