/**
 * `snippet.html` and `importmap.json`: what a page writes for files that nobody can change on the way. The snippet has
 * the digests of style sheet and loader; the import map those of the chunks, which the loader fetches by address alone,
 * at each address that it may ask for.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHUNK_ADDRESSES, queryOf } from '@portada/contract/loader';
import type { Bundle } from './bundle.ts';
import { integrityOf } from './manifest.ts';
import { version } from './paths.ts';
import { apiFile, apiNames } from './pieces.ts';
import { writeJson, writeText } from './write.ts';

/** Where the README serves `dist/`. */
const BASE = `/portada/${version}/`;

/** The name under which builds for development import what JSX compiles to, and its module. */
const DEVELOPMENT = ['jsx-dev-runtime', 'jsx-runtime'] as const;

export async function writeSnippet({ folder, outputs, chunks, ask }: Bundle): Promise<void> {
  const digest = async (file: string) => integrityOf(await readFile(join(folder, file)));
  const scripts = Object.keys(outputs).sort();
  // What the loader itself fetches, it fetches again at other addresses.
  const entries = new Set([...chunks.values(), ask]);
  const digests = await Promise.all(
    scripts.map(async (file) => {
      const known = await digest(file);
      const length = entries.has(file) ? CHUNK_ADDRESSES : 1;
      return Array.from({ length }, (_, retry) => [BASE + file + queryOf(retry), known]);
    }),
  );
  const modules = [...apiNames.map((name) => [name, name] as const), DEVELOPMENT];
  await writeJson(folder, 'importmap.json', {
    imports: Object.fromEntries(modules.map(([name, file]) => [`portada/${name}`, BASE + apiFile(file)])),
    integrity: Object.fromEntries(digests.flat()),
  });
  const told = async (file: string) =>
    `"${BASE}${file}" integrity="${await digest(file)}" crossorigin="anonymous"`;
  await writeText(
    folder,
    'snippet.html',
    `<link rel="stylesheet" href=${await told('portada.css')} />
<script type="module" src=${await told('portada.js')}></script>
`,
  );
}
