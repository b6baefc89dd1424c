import {
  STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY,
  STORYBOOK_TEST_PROVIDE_KEY,
} from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';

declare module 'vitest' {
  interface ProvidedContext {
    [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: { readonly language: string };
    [STORYBOOK_TEST_PROVIDE_KEY]: { readonly a11y: boolean };
  }
}

/** Vitest's plugin that makes a test of every story. */
export const stories = () => storybookTest({ configDir: import.meta.dirname });

const browser = 'chromium' as const;

/** The pages that stories are drawn on: one server brings the modules to all of them. */
export const pages = [
  { name: 'storybook', browser },
  {
    name: 'storybook-ca',
    browser,
    // axe has read the same states in Spanish, and reads the pages in Catalan in the journeys.
    provide: {
      [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: { language: 'ca' },
      [STORYBOOK_TEST_PROVIDE_KEY]: { a11y: false },
    },
    setupFiles: [`${import.meta.dirname}/catalan.ts`],
  },
  {
    name: 'storybook-translated',
    browser,
    // axe has read the same states in Spanish.
    provide: { [STORYBOOK_TEST_PROVIDE_KEY]: { a11y: false } },
    setupFiles: [`${import.meta.dirname}/translated.ts`],
  },
];
