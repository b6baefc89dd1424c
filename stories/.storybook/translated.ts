import { afterEach, expect, TestRunner } from 'vitest';
// A module of its own: a setup file runs anew for each file of stories, and the page is one for all.
import { faults } from './translated-page.ts';

/** Without `play` nothing changes after it is drawn. The first of the loaders: the page is not even turned. */
globalThis.globalProjectAnnotations.loaders?.unshift(({ playFunction }) => {
  if (!playFunction) TestRunner.getCurrentTest()?.context.skip('nothing is done in it');
});

afterEach(() => {
  expect(faults.splice(0)).toEqual([]);
});
