import { expect, test } from 'vitest';
import { withPhrases } from './phrases.ts';

const from = (file: string) =>
  `import { login, notNow } from '${file}';\nexport const es = { login, later: notNow };\n`;

test.each([
  ['@portada/shared/texts/phrases.ts', 'Inicia sesión', 'Ahora no'],
  ['@portada/shared/texts/phrases.ca.ts', 'Inicia la sessió', 'Ara no'],
  ['./phrases.ts', 'Inicia sesión', 'Ahora no'],
])('what is taken from %s stands where its name stood', async (file, login, later) => {
  const code = await withPhrases(from(file));
  expect(code).not.toContain('phrases');
  const { es } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect(es).toEqual({ login, later });
});

test('a source without phrases is unchanged', async () => {
  const source = from('@portada/shared/texts/card.ts');
  expect(await withPhrases(source)).toBe(source);
});
