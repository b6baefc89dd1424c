/** Packages that an adopter has, from this repository: a test fetches nothing. */
import { existsSync } from 'node:fs';
import { fromRoot } from '../build/paths.ts';

/** The folder of an installed package. */
export function linkedPackage(name: string): string {
  const folder = ['node_modules', 'scripts/node_modules']
    .map((place) => fromRoot(`${place}/${name}`))
    .find((path) => existsSync(path));
  if (!folder) throw new Error(`${name} is not installed here.`);
  return folder;
}
