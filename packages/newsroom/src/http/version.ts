import { readFileSync } from 'node:fs';
import { object, parse, string } from 'valibot';

const manifest = new URL('../../../../package.json', import.meta.url);

/** Portada's version, a part of the URL of its files: `/portada/{version}/portada.js`. */
export const portadaVersion = parse(
  object({ version: string() }),
  JSON.parse(readFileSync(manifest, 'utf8')),
).version;
