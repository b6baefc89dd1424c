import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';

/** Vitest's plugin that makes a test of every story, read by axe, on a page in this language. */
export function storiesIn(language: 'es' | 'ca') {
  return storybookTest({ configDir: import.meta.dirname, initialGlobals: { language } });
}

/** What makes the page of a run Catalan from its first moment. */
export const catalanPage = `${import.meta.dirname}/catalan.ts`;
