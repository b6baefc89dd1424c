import { describe, expect, test } from 'vitest';
import { structureProblems } from '../structure.ts';

const treeOf = (paths: readonly string[]) => paths.map((path) => ({ path, text: '' }));

describe('a widget’s folder', () => {
  const whole = [
    'widgets/save-button/index.ts',
    'widgets/save-button/messages.ts',
    'widgets/save-button/messages.ca.ts',
    'widgets/save-button/save-button.browser.test.tsx',
    'stories/SaveButton.stories.tsx',
  ];
  const without = (missing: string) => structureProblems(treeOf(whole.filter((path) => path !== missing)));

  test('is complete with a test, both languages and its stories', () => {
    expect(without('')).toEqual([]);
  });

  test.each([
    ['stories/SaveButton.stories.tsx', 'stories/SaveButton.stories.tsx'],
    ['widgets/save-button/messages.ca.ts', 'widgets/save-button/messages.ca.ts'],
    ['widgets/save-button/save-button.browser.test.tsx', 'test'],
  ])('is told to be without %s', (missing, lack) => {
    expect(without(missing)).toEqual([`widgets/save-button has no ${lack}.`]);
  });

  test('needs nothing of this when it is no element', () => {
    expect(structureProblems(treeOf(['widgets/test/mount.ts']))).toEqual([]);
  });
});

describe('the registry', () => {
  const registry = {
    path: 'widgets/registry.ts',
    text: `export const registry = {\n  poll: { load: 'visible' },\n  'save-button': { load: 'idle' },\n};\n`,
  };
  const withFolders = (...names: string[]) =>
    structureProblems([registry, ...treeOf(names.map((name) => `widgets/${name}/View.tsx`))]);

  test('has a line for every widget’s folder, and a folder for every line', () => {
    expect(withFolders('poll', 'save-button', 'test')).toEqual([]);
  });

  test('rejects a folder without a line', () => {
    expect(withFolders('poll', 'save-button', 'tide-table')).toEqual([
      'widgets/tide-table is no line of widgets/registry.ts: give it one, or take the folder out.',
    ]);
  });

  test('rejects a line without a folder', () => {
    expect(withFolders('poll')).toEqual([
      'widgets/registry.ts names save-button, and there is no widgets/save-button: make it, or take the line out.',
    ]);
  });
});
