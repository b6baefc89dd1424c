/**
 * `import css from './x.css'` imports the file's text, for a constructable style sheet: the same in the build
 * (esbuild) and in tests and Storybook (Vite).
 */
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { transform } from 'esbuild';

/** Our own sources only: a library's style sheets are left to the bundler. */
const ours = /\/(packages\/(?:element|ui)\/src|widgets)\/[^?]*\.css$/;

async function minified(path: string): Promise<string> {
  const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true });
  return code.trim();
}

/** The part of esbuild's plugin interface that is used here; tsup has its own copy of esbuild. */
interface EsbuildSetup {
  onResolve(
    options: { filter: RegExp },
    resolve: (file: { path: string; resolveDir: string }) => { path: string; namespace: string } | undefined,
  ): void;
  onLoad(
    options: { filter: RegExp; namespace: string },
    load: (file: { path: string }) => Promise<{ contents: string; loader: 'text' }>,
  ): void;
}

/** Bypasses the bundler's own handling of `.css`, which would write style sheet files. */
const SUFFIX = '?text';

export const esbuildCssAsText = {
  name: 'css-as-text',
  setup(build: EsbuildSetup) {
    build.onResolve({ filter: /^\..*\.css$/ }, ({ path, resolveDir }) => {
      const file = resolve(resolveDir, path);
      // Relative: the names of chunks depend on these paths, and must not depend on the location of the repository.
      return ours.test(file) ? { path: relative('', file) + SUFFIX, namespace: 'css-as-text' } : undefined;
    });
    build.onLoad({ filter: /\?text$/, namespace: 'css-as-text' }, async ({ path }) => ({
      contents: await minified(path.slice(0, -SUFFIX.length)),
      loader: 'text',
    }));
  },
};

/** Hides the file type from Vite, whose own handling of `.css` would insert a `style` element into the page. */
const PREFIX = '\0css-as-text:';
const ENDING = '.js';

/** The part of Vite's plugin context that is used here. */
interface ViteContext {
  resolve(source: string, importer?: string, options?: { skipSelf: boolean }): Promise<{ id: string } | null>;
  addWatchFile(file: string): void;
}

export function viteCssAsText() {
  return {
    name: 'css-as-text',
    enforce: 'pre' as const,
    async resolveId(this: ViteContext, source: string, importer: string | undefined) {
      if (!source.endsWith('.css')) return null;
      const file = await this.resolve(source, importer, { skipSelf: true });
      return file && ours.test(file.id) ? PREFIX + file.id + ENDING : null;
    },
    async load(this: ViteContext, id: string) {
      if (!id.startsWith(PREFIX)) return null;
      const file = id.slice(PREFIX.length, -ENDING.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await minified(file))}`;
    },
  };
}
