import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/browser.ts';
import { fromRoot } from './scripts/build/paths.ts';
import { viteCssAsText } from './scripts/css-as-text.ts';
import { findEngines } from './scripts/engines.ts';
import { servedLoader } from './scripts/served-loader.ts';
import { missingForDeployment } from './scripts/servers.ts';
import { movedBy } from './scripts/test/shared-clock.ts';
import { SlowFirst } from './scripts/test/slow-first.ts';
import { testerFrameKnown } from './scripts/test/tester-frame.ts';
import { pages, stories } from './stories/.storybook/projects.ts';

/**
 * Upper limits, not delays: a cold machine with two cores takes seconds to load a module that a test waits for, and the
 * longest tests, beside all others, most of a minute.
 */
const limits = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 20_000 } },
};
const testTimeouts = './scripts/test-timeouts.ts';
const propertySeed = './scripts/property-seed.ts';
// Storybook's projects have a folder of their own.
const inBrowser = ['shared-clock', 'tester-frame', 'failed-page'].map((name) =>
  fromRoot(`scripts/test/${name}.setup.ts`),
);

/** Memory leak tests call the garbage collector themselves. */
function withCollector() {
  const { args, ...options } = launchOptions();
  return { ...options, args: [...args, '--js-flags=--expose-gc'] };
}

/**
 * A new object each time, since Vitest writes the project name into it. Reduced motion: axe never runs in
 * mid-animation.
 */
function chromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    // A cold machine brings every module before the page answers.
    connectTimeout: 180_000,
    provider: playwright({ launchOptions: withCollector(), contextOptions: { reducedMotion: 'reduce' } }),
    instances: [{ browser: 'chromium' as const }],
    commands: { testerFrameKnown },
  };
}

/** The newsroom in other engines than Chromium's, where the machine has them. */
function inOtherEngines() {
  const { engines } = findEngines();
  if (engines.length === 0) return [];
  const folder = 'packages/newsroom/test/engines';
  return [
    {
      test: {
        ...limits,
        name: 'engines',
        setupFiles: [testTimeouts],
        globalSetup: [`${folder}/newsroom.ts`],
        environment: 'node' as const,
        include: engines.map((engine) => `${folder}/${engine}.test.ts`),
      },
    },
  ];
}

/** The newsroom as an operator runs it, behind nginx on a PostgreSQL, where the machine has both. */
function asDeployed() {
  if (missingForDeployment()) return [];
  const folder = 'packages/newsroom/test/deployment';
  return [
    {
      test: {
        ...limits,
        name: 'deploy',
        setupFiles: [testTimeouts],
        globalSetup: ['packages/newsroom/test/support/run-folder.ts'],
        environment: 'node' as const,
        include: [`${folder}/**/*.test.ts`],
      },
    },
  ];
}

/** W3C's checker over every page, for who asks for it: it is fetched when it runs. */
function asHtml() {
  if (!process.argv.join(' ').includes('--project html')) return [];
  return [
    {
      test: {
        ...limits,
        name: 'html',
        setupFiles: [testTimeouts],
        globalSetup: ['packages/newsroom/test/support/run-folder.ts'],
        environment: 'node' as const,
        include: ['packages/newsroom/test/html/*.test.ts'],
      },
    },
  ];
}

/** Every story; a run of other projects alone is spared the seconds that Storybook takes to be read. */
function inStorybook() {
  const asked = process.argv.join(' ');
  if (asked.includes('--project') && !/--project[= ]\S*(storybook|[*!])/.test(asked)) return [];
  return [
    {
      plugins: [stories()],
      // All stories on one page, as in Storybook: a page for each file would bring every module anew.
      test: {
        ...limits,
        name: 'stories',
        provide: { movedBy },
        browser: { ...chromium(), instances: pages },
        isolate: false,
        setupFiles: inBrowser,
        exclude: ['**/*.mdx'],
      },
    },
  ];
}

/** All packages except the newsroom, which has no DOM. */
const inHappyDom = ['packages/{contract,shared,core,loader,element,ui}', 'widgets'];

/**
 * `vitest --config vitest.workspace.ts`. The file's ending says where a test runs:
 * `*.test.ts(x)` in happy-dom (the newsroom's in Node), `*.zones.test.ts` where the time zone can be set,
 * `*.browser.test.ts(x)` in Chromium. Every story is a test too, in both languages; where something is done in it, also
 * on a page that a browser translates.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    // A widget leaves the page a task after its element, when Storybook's `act` may be in the middle of something else.
    onConsoleLog: (log) => (log.includes('not configured to support act') ? false : undefined),
    projects: [
      {
        plugins: [viteCssAsText()],
        test: {
          ...limits,
          name: 'unit',
          setupFiles: [testTimeouts, propertySeed],
          environment: 'happy-dom',
          // One happy-dom for all files, which takes longer to make than most of them to run.
          pool: 'vmThreads',
          include: [
            ...inHappyDom.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
            'stories/support/*.test.ts',
          ],
          exclude: ['**/*.{browser,zones}.test.*', '**/node_modules/**'],
        },
      },
      {
        test: {
          ...limits,
          name: 'zones',
          setupFiles: [testTimeouts],
          environment: 'happy-dom',
          // A thread has the time zone of its process.
          pool: 'forks',
          include: inHappyDom.map((folder) => `${folder}/**/*.zones.test.ts`),
        },
      },
      {
        test: {
          ...limits,
          name: 'node',
          setupFiles: [testTimeouts, propertySeed],
          globalSetup: ['packages/newsroom/test/support/run-folder.ts'],
          environment: 'node',
          // Loading the newsroom takes longer than most files: a worker does it once, and shares its databases.
          isolate: false,
          // A database holds 270 MB beside the heap: for each 64 MB of it V8 would collect the whole heap.
          execArgv: ['--external-memory-accounted-in-global-limit'],
          include: ['packages/{newsroom,edition}/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts'],
          // The template's tests run where it is copied to, with the package.
          exclude: [
            '**/test/{deployment,engines,html}/**',
            '**/node_modules/**',
            'scripts/release/template/**',
          ],
        },
      },
      {
        plugins: [viteCssAsText(), servedLoader()],
        test: {
          ...limits,
          name: 'browser',
          setupFiles: [testTimeouts, ...inBrowser],
          include: ['{packages,widgets}/**/*.browser.test.{ts,tsx}'],
          provide: { movedBy },
          browser: chromium(),
        },
      },
      ...inStorybook(),
      ...asDeployed(),
      ...asHtml(),
      ...inOtherEngines(),
    ],
  },
});
