import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A path below the repository's root. */
export function fromRoot(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

export const dist = fromRoot('dist');

/** The version that `dist/` is published under. */
export const version: string = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')).version;
