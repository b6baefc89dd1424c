import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutSent } from './calls.ts';
import { fromRoot } from './paths.ts';

const files = globSync('packages/contract/src/calls/*.ts', {
  cwd: fromRoot(''),
  exclude: (path) => /test|index/.test(path),
});
const kept = (source: string) => source.match(/^ {2}(?:method|path|form|answer)\b.*$/gm);

test.each(files)('the calls of %s lose what they send, and nothing else', (file) => {
  const path = fromRoot(file);
  const source = readFileSync(path, 'utf8');
  const made = withoutSent(source, path);
  expect(made).not.toMatch(/^ {2}(?:body|query)\b/m);
  expect(kept(made)).toEqual(kept(source));
  expect(made.match(/^\S.*$/gm)).toEqual(source.match(/^\S.*$/gm));
});

test('a schema of several lines goes as a whole', () => {
  const source = `export const ask = {
  path: '/x',
  body: v.pipe(
    v.object({
      text,
    }),
  ),
  query,
  answer: v.object({
    text,
  }),
};
`;
  expect(withoutSent(source, '/packages/contract/src/calls/ask.ts')).toBe(`export const ask = {
  path: '/x',
  answer: v.object({
    text,
  }),
};
`);
});

test('other sources stay as they are', () => {
  const source = 'const x = {\n  body: 1,\n};\n';
  expect(withoutSent(source, '/packages/core/src/api/client.ts')).toBe(source);
});
