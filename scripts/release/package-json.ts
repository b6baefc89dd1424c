/** The `package.json` of the published package: `dist/` with an entry for each file that someone imports. */

import type { Manifest } from '../build/manifest.ts';
import { apiFile, apiNames } from '../build/pieces.ts';

/** Files that are imported by their own name. */
const NAMED = [
  'portada.js',
  'portada.css',
  'portada-fallback.css',
  'manifest.json',
  'importmap.json',
  'snippet.html',
  'openapi.json',
  'page.schema.json',
  'custom-elements.json',
  'web-types.json',
  'vscode.html-custom-data.json',
  'vscode.css-custom-data.json',
  'messages.es.json',
  'messages.ca.json',
  'NOTICES.txt',
  'package.json',
] as const;

/** Types without code. */
const TYPES = { types: 'portada', vue: 'vue', svelte: 'svelte' } as const;

/** What the published types import; none of it is needed where only the files are served. */
const TYPED_BY = { '@types/react': '^19.0.0', nanostores: '^1.0.0', valibot: '^1.0.0' } as const;

type Entry = string | { readonly types: string; readonly default?: string };

function exportsOf(): Record<string, Entry> {
  const api = (name: string): Entry => ({ types: `./api/${name}.d.ts`, default: `./${apiFile(name)}` });
  return {
    '.': { types: './portada.d.ts', default: './portada.js' },
    ...Object.fromEntries(apiNames.map((name) => [`./${name}`, api(name)])),
    './jsx-dev-runtime': api('jsx-runtime'),
    ...Object.fromEntries(
      Object.entries(TYPES).map(([name, file]) => [`./${name}`, { types: `./${file}.d.ts` }]),
    ),
    ...Object.fromEntries(NAMED.map((name) => [`./${name}`, `./${name}`])),
    './chunks/*': './chunks/*',
    './reference/*': './reference/*',
    './docs/*': './docs/*',
  };
}

/** What of the repository's own `package.json` is published. */
export interface Source {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
}

/**
 * @param digest of `manifest.json`, which has the digests of every other file: what the version consists of
 * @param repository the address of the source, where the release knows it; a proof of provenance names it
 */
export function packageJson(source: Source, manifest: Manifest, digest: string, repository?: string) {
  const { name, version, description, license } = source;
  const folders = [...new Set(Object.keys(manifest.files).map((file) => file.split('/')[0]))];
  return {
    ...{ name, version, description, license },
    keywords: ['web-components', 'custom-elements', 'widgets', 'news', 'publishing'],
    ...(repository && { repository: { type: 'git', url: repository } }),
    type: 'module',
    exports: exportsOf(),
    types: './portada.d.ts',
    style: './portada.css',
    customElements: './custom-elements.json',
    'web-types': './web-types.json',
    sideEffects: ['./portada.js', './portada.css', './portada-fallback.css', './chunks/*.js'],
    files: [...folders, 'manifest.json', 'template', 'CHANGELOG.md'].sort(),
    peerDependencies: TYPED_BY,
    peerDependenciesMeta: Object.fromEntries(Object.keys(TYPED_BY).map((one) => [one, { optional: true }])),
    publishConfig: { access: 'public' },
    portada: { manifest: digest },
  };
}
