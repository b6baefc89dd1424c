import type { Row } from '@portada/contract/loader';

/** The site's web features, the page's feature flags, and the changes of `setFlags`. */
export let flags: Record<string, boolean> = {};

/** Merges flags; what is not a boolean is ignored. In the page block core reports it, with the other page variables. */
export function addFlags(given: unknown): void {
  for (const [name, value] of Object.entries(given ?? {})) {
    // A boolean.
    if (value === !!value) flags[name] = value;
  }
}

/** The flags of a new page: those of the one before, and the changes of `setFlags`, are forgotten. */
export function resetFlags(...given: readonly unknown[]): void {
  flags = {};
  given.forEach(addFlags);
}

/** Off by its own flag, or because the web feature that it needs is off. */
export function isOn({ flag, needs }: Row): boolean | undefined {
  return flags[flag] !== false && (!needs || flags[needs]);
}
