import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of the pictures. */
export const BASELINES = join(import.meta.dirname, 'baselines');

/** The file with the version of Chromium that took them. */
export const VERSION = join(BASELINES, 'chromium.txt');

export const readVersion = () => readFileSync(VERSION, 'utf8');

export async function picturesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.png')).map((name) => join(folder, name));
}
