import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/browser.ts';
import { viteCssAsText } from './scripts/css-as-text.ts';

/**
 * `vitest --config vitest.workspace.ts`. The file's ending says where a test runs:
 * `*.test.ts(x)` in happy-dom (the newsroom's in Node), `*.browser.test.ts(x)` in Chromium.
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [viteCssAsText()],
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: [
            'packages/{contract,core,loader,element,ui}/**/*.test.{ts,tsx}',
            'widgets/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/*.browser.test.*', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['packages/newsroom/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        plugins: [viteCssAsText()],
        test: {
          name: 'browser',
          include: ['{packages,widgets}/**/*.browser.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
