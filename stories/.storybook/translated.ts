import { afterEach, expect, TestRunner } from 'vitest';
// A module of its own: a setup file runs anew for each file of stories, and the page is one for all.
import { faults } from './translated-page.ts';

/** What has been played of this file: the module is evaluated anew for each. */
const played = new Set<unknown>();

/**
 * Each `play` runs once: without it nothing changes after it is drawn, and what a story takes over from another (on a
 * phone, in the dark) finds the same texts changed. The first of the loaders: the page is not even turned.
 */
globalThis.globalProjectAnnotations.loaders?.unshift(({ playFunction }) => {
  if (!playFunction || played.has(playFunction)) {
    TestRunner.getCurrentTest()?.context.skip('nothing new is done in it');
  }
  played.add(playFunction);
});

afterEach(() => {
  expect(faults.splice(0)).toEqual([]);
});
