import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/browser.ts';
import { viteCssAsText } from './scripts/css-as-text.ts';
import { servedLoader } from './scripts/served-loader.ts';
import { catalanPage, storiesIn } from './stories/.storybook/projects.ts';

/** Limits, not waits: a cold machine of two cores takes seconds to bring a module that a test waits for. */
const limits = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
};
const patience = './scripts/patience.ts';

/** Tests that look for what is never let go of collect the garbage themselves. */
function withCollector() {
  const { args, ...options } = launchOptions();
  return { ...options, args: [...args, '--js-flags=--expose-gc'] };
}

/** A new one each time, since Vitest writes the project's name into it. Without motion: nothing is judged halfway in. */
function chromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: withCollector(), contextOptions: { reducedMotion: 'reduce' } }),
    instances: [{ browser: 'chromium' as const }],
  };
}

/**
 * `vitest --config vitest.workspace.ts`. The file's ending says where a test runs:
 * `*.test.ts(x)` in happy-dom (the newsroom's in Node), `*.browser.test.ts(x)` in Chromium. Every story is a test
 * too, in both languages.
 */
export default defineConfig({
  test: {
    // A widget leaves the page a task after its element, when Storybook's `act` may be in the middle of something else.
    onConsoleLog: (log) => (log.includes('not configured to support act') ? false : undefined),
    projects: [
      {
        plugins: [viteCssAsText()],
        test: {
          ...limits,
          name: 'unit',
          setupFiles: [patience],
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
          ...limits,
          name: 'node',
          setupFiles: [patience],
          environment: 'node',
          include: ['packages/newsroom/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        plugins: [viteCssAsText(), servedLoader()],
        test: {
          ...limits,
          name: 'browser',
          setupFiles: [patience],
          include: ['{packages,widgets}/**/*.browser.test.{ts,tsx}'],
          browser: chromium(),
        },
      },
      {
        plugins: [storiesIn('es')],
        test: { ...limits, name: 'storybook', browser: chromium(), exclude: ['**/*.mdx'] },
      },
      {
        plugins: [storiesIn('ca')],
        test: {
          ...limits,
          name: 'storybook-ca',
          browser: chromium(),
          setupFiles: [catalanPage],
          exclude: ['**/*.mdx'],
        },
      },
    ],
  },
});
