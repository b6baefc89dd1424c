import { describe, expect, test } from 'vitest';
import { structureProblems } from '../structure.ts';

const sheet = 'widgets/poll/poll.css';
const sized = (value: string, path = sheet) =>
  structureProblems([
    { path, text: `/* As wide\n   as 2rem. */\n.portada-poll {\n  inline-size: ${value};\n}\n` },
  ]);

describe('a size in a style sheet', () => {
  test.each([
    ['1rem', '1rem'],
    ['calc(100% - .5rem)', '.5rem'],
    ['var(--portada-poll-length, 12.75rem)', '12.75rem'],
  ])('may not be %s', (value, written) => {
    expect(sized(value)).toEqual([
      `${sheet}:4 writes the size ${written}; take calc(var(--portada-text-base) * …), or em in a container query.`,
    ]);
  });

  test.each(['calc(var(--portada-text-base) * 2)', '1.25em', '24px', 'var(--portada-space-2)'])(
    'may be %s',
    (value) => {
      expect(sized(value)).toEqual([]);
    },
  );

  test('is looked for in what widgets draw; the newsroom has a root of its own', () => {
    expect(sized('1rem', 'packages/ui/src/button/button.css')).toHaveLength(1);
    expect(sized('1rem', 'packages/element/src/reset.css')).toHaveLength(1);
    expect(sized('1rem', 'packages/newsroom/public/css/home.css')).toEqual([]);
  });
});
