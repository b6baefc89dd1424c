import type { KnipConfig } from 'knip';

/** All packages are private: what one offers and no other takes is unused too. */
const offering = { includeEntryExports: true };

/** What nothing uses: files, exports, dependencies. The entries are those that no import and no script's line names. */
export default {
  // What `vitest/browser` stands on.
  ignoreDependencies: ['@vitest/browser'],
  // The declarations of what a file exports name its types.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Taken by Playwright; and by the module that `scripts/build/definitions.ts` makes.
  ignoreIssues: {
    'packages/newsroom/visual/setup.ts': ['exports'],
    'packages/contract/src/openapi/index.ts': ['exports'],
  },
  workspaces: {
    scripts: {
      entry: ['*.ts', 'build/{ask,react,runtime}.ts', 'build/api/*.ts'],
      // A project of its own, which is published to be copied.
      ignore: ['release/template/**'],
      // Run by its path; and linked into the project in which a test compiles the published types.
      ignoreDependencies: ['@redocly/cli', '@stoplight/prism-cli', 'svelte', 'vue'],
    },
    'packages/contract': offering,
    'packages/shared': offering,
    'packages/core': offering,
    'packages/ui': offering,
    'packages/element': offering,
    stories: {
      // Setup files of a browser's instances, which the plugin for Vitest does not read.
      entry: ['.storybook/{catalan,translated}.ts'],
    },
    'packages/newsroom': {
      ...offering,
      // Playwright loads the last one by its path.
      entry: ['src/{main,cli}.ts', 'scripts/*.ts', 'public/**/*.js', 'visual/setup.ts'],
      // With them tests make a certificate and a pipe.
      ignoreBinaries: ['openssl', 'mkfifo'],
      // Read as files: their fonts.
      ignoreDependencies: ['@fontsource-variable/*'],
    },
    'packages/newsroom/hosts': {
      // Playwright's server bundles them.
      entry: ['pages/*.ts'],
      // Only its style sheet.
      ignoreDependencies: ['bootstrap'],
    },
    'packages/edition': {
      ...offering,
      entry: [
        'src/main.ts',
        'src/screen-set/screen-set.js',
        'scripts/*.ts',
        'scripts/bench/bare.ts',
        'public/*.js',
      ],
    },
    widgets: {
      // By its folder's name from the registry; the second is bundled by `scripts/served-loader.ts`.
      entry: ['*/index.ts', 'test/loaded-widget.tsx'],
    },
  },
} satisfies KnipConfig;
