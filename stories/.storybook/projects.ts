import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';

/** Vitest's plugin that makes a test of every story, read by axe, on a page in this language. */
export function storiesIn(language: 'es' | 'ca') {
  return storybookTest({ configDir: import.meta.dirname, initialGlobals: { language } });
}

/** As above, of the stories in which something is done, on a page that a browser translates; axe has read them. */
export function playedStories() {
  return storybookTest({
    configDir: import.meta.dirname,
    tags: { include: ['play-fn'] },
    initialGlobals: { a11y: { manual: true } },
  });
}

/** What translates the page of a run as a browser does. */
export const translatedPage = `${import.meta.dirname}/translated.ts`;

/** What makes the page of a run Catalan from its first moment. */
export const catalanPage = `${import.meta.dirname}/catalan.ts`;
