import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../../widgets');

/** Every widget's name, without `portada-`. */
export const names: readonly string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .flatMap((path) => /^([\w-]+)\/example\.html$/.exec(path)?.[1] ?? [])
  .toSorted();
