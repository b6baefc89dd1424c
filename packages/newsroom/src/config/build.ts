/** Portada's build, whose files every page asks for. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './config.ts';

export const distFolder = join(repositoryRoot, 'dist');

/** What is missing of it, as a clause. */
export function lackingBuild(folder = distFolder): string[] {
  if (existsSync(join(folder, 'portada.js'))) return [];
  return ['dist/ must be built, since every page loads its files (npx -y pnpm@12 build)'];
}
