/**
 * `import css from './x.css'` gives the file's text, for a constructable style sheet: the same in the build
 * (esbuild) and in tests and Storybook (Vite).
 */
import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';

/** Only our own sources: a library's style sheet keeps the bundler's own meaning. */
const ours = /\/(packages\/ui\/src|widgets)\/[^?]*\.css$/;

async function minified(path: string): Promise<string> {
  const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true });
  return code.trim();
}

/** The part of esbuild's plugin interface that is used here; tsup brings an esbuild of its own. */
interface EsbuildSetup {
  onLoad(
    options: { filter: RegExp },
    load: (file: { path: string }) => Promise<{ contents: string; loader: 'text' } | undefined>,
  ): void;
}

export const esbuildCssAsText = {
  name: 'css-as-text',
  setup(build: EsbuildSetup) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) =>
      ours.test(path) ? { contents: await minified(path), loader: 'text' } : undefined,
    );
  },
};

export function viteCssAsText() {
  return {
    name: 'css-as-text',
    enforce: 'pre' as const,
    async load(id: string) {
      if (!ours.test(id)) return null;
      return {
        code: `export default ${JSON.stringify(await minified(id))}`,
        moduleType: 'js' as const,
        map: null,
      };
    },
  };
}
