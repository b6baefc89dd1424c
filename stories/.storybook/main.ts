import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig, type Plugin } from 'vite';
import { viteCssAsText } from '../../scripts/css-as-text.ts';
import { fromBuild } from './from-build.ts';

/** Serves msw's worker from the package itself, so that no copy of it has to be kept up to date. */
function mswWorker(): Plugin {
  const path = '/mockServiceWorker.js';
  const read = () => readFile(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');
  return {
    name: 'msw-worker',
    configureServer({ middlewares }) {
      middlewares.use(path, async (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(await read());
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: await read() });
    },
  };
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../guide/*.mdx', '../decisions/*.mdx', '../ui/*.stories.tsx', '../*.stories.tsx'],
  // The example newspaper's film and sound, for stories that play.
  staticDirs: [
    { from: '../../packages/edition/media/hls', to: '/media/hls' },
    { from: '../../packages/edition/media/audio', to: '/media/audio' },
  ],
  addons: [
    // Without it the guides' tables are lines of text.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => mergeConfig(vite, { plugins: [viteCssAsText(), mswWorker(), fromBuild()] }),
};

export default config;
