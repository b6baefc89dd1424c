import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { compile } from 'svelte/compiler';

const pages = join(import.meta.dirname, '../pages');

const svelte: Plugin = {
  name: 'svelte',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const { js } = compile(await readFile(path, 'utf8'), { filename: path, generate: 'client' });
      return { contents: js.code, loader: 'js' };
    });
  },
};

const entries = [
  'react-client',
  'react-hydrated',
  'react-objects',
  'vue',
  'svelte',
  'lit',
  'jquery',
  'turbo',
  'swup',
  'htmx',
];

/** The scripts of the host pages by file name, each with its own copy of its framework, in development mode. */
export async function bundle(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: entries.map((name) => join(pages, `${name}.ts`)),
    absWorkingDir: join(import.meta.dirname, '..'),
    bundle: true,
    format: 'esm',
    write: false,
    outdir: pages,
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
    },
    // Vue with its template compiler.
    alias: { vue: 'vue/dist/vue.esm-bundler.js' },
    conditions: ['development', 'browser', 'svelte'],
    // Lit's fields are accessors of the prototype, which class fields would hide.
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
    plugins: [svelte],
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
}
