import { expect, test } from 'vitest';
import { chosenFor } from './changed.ts';

const specs = [
  { path: 'packages/newsroom/e2e/login.spec.ts', text: "page.locator('portada-login')" },
  { path: 'packages/newsroom/e2e/save.spec.ts', text: "page.locator('portada-save-button')" },
  { path: 'packages/newsroom/e2e/comments.spec.ts', text: "page.locator('portada-comments')" },
];

test('a widget selects its tests, its stories and the journeys that name its tag', () => {
  expect(chosenFor(['widgets/save-button/SaveButton.tsx'], specs)).toEqual({
    tests: ['widgets/save-button/', 'stories/SaveButton'],
    journeys: ['packages/newsroom/e2e/save.spec.ts'],
  });
  expect(chosenFor(['widgets/save/index.ts'], specs).journeys).toEqual([]);
});

test('a folder of the newsroom selects the tests and journeys of its name', () => {
  expect(chosenFor(['packages/newsroom/src/comments/thread.ts'], specs)).toEqual({
    tests: ['packages/newsroom/test/comments/'],
    journeys: ['packages/newsroom/e2e/comments.spec.ts'],
  });
});

test('the example newspaper selects its tests', () => {
  expect(chosenFor(['packages/edition/src/seed/sites.ts'], specs)).toEqual({
    tests: ['packages/edition/test/'],
    journeys: [],
  });
});

test('a part of another package selects the tests beside it, and a test itself', () => {
  const changed = [
    'packages/ui/src/card/Card.tsx',
    'packages/ui/src/card/card.css',
    'stories/Poll.stories.tsx',
    'README.md',
  ];
  expect(chosenFor(changed, specs)).toEqual({
    tests: ['packages/ui/src/card/', 'stories/Poll.stories.tsx'],
    journeys: [],
  });
});
