import { expect, test } from 'vitest';
import { readTokens, tokensIn, tokensReadBy } from './tokens.ts';

const css = `
/* A page's own \`:root { --portada-color-accent: … }\` wins. */
@layer portada {
  :root {
    /* The accent:
       links, buttons. */
    --portada-color-accent: light-dark(#000, #fff);
    --portada-color-tint: #eee;

    --portada-text-base: 1rem;
    /* Small. */
    --portada-text-s: calc(
      var(--portada-text-base) * 0.875
    );
  }

  :root[data-theme="dark"] {
    --portada-color-accent: #fff;
  }
}
`;

test('tokens are parsed with their comments; a comment applies until a blank line', () => {
  expect(tokensIn(css)).toEqual([
    {
      name: '--portada-color-accent',
      description: 'The accent: links, buttons.',
      byDefault: 'light-dark(#000, #fff)',
    },
    { name: '--portada-color-tint', description: 'The accent: links, buttons.', byDefault: '#eee' },
    { name: '--portada-text-base', description: '', byDefault: '1rem' },
    {
      name: '--portada-text-s',
      description: 'Small.',
      byDefault: 'calc( var(--portada-text-base) * 0.875 )',
    },
  ]);
});

test('a style sheet uses the tokens that it names and those that these refer to', () => {
  const names = tokensReadBy(['a { font-size: var(--portada-text-s) }'], tokensIn(css)).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['--portada-text-base', '--portada-text-s']);
});

test('every token of ours is documented, and defined once', async () => {
  const tokens = await readTokens();
  expect(tokens.length).toBeGreaterThan(40);
  expect(tokens.filter(({ description }) => !description)).toEqual([]);
  expect(new Set(tokens.map(({ name }) => name)).size).toBe(tokens.length);
});
