import { expect, test } from 'vitest';
import { structureProblems } from '../structure.ts';

const problems = (text: string, path = 'packages/ui/src/View.tsx') => structureProblems([{ path, text }]);

test.each(['LoadFailed', 'TooManySaid', 'Sent', 'CommentsOn', 'Nothing', 'Loading'])(
  'a component is no %s',
  (name) => {
    expect(problems(`\nexport function ${name}() {}`)).toEqual([
      `packages/ui/src/View.tsx:2 names a component "${name}"; name it by what it is, a noun.`,
    ]);
  },
);

test.each(['LoadError', 'StarRating', 'SeekButton', 'Feed', 'VisuallyHidden', 'Button'])(
  'but a %s',
  (name) => {
    expect(problems(`const ${name} = () => null;`)).toEqual([]);
  },
);

test('only where something is drawn, and where no test is', () => {
  expect(problems('const Drawn = 1;', 'packages/ui/src/drawn.ts')).toEqual([]);
  expect(problems('const Later = later(load);', 'packages/ui/src/later.browser.test.tsx')).toEqual([]);
});
