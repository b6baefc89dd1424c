import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { fromRoot } from './paths.ts';
import { esbuildValibot, partsOf, readParts, withParts } from './valibot-parts.ts';

const SMALL = `/** What \`one\` needs. */
function shared() {
	return "one";
}
/* @__NO_SIDE_EFFECTS__ */
function one() {
	return shared();
}
const two_ = () => shared();
export { one, two_ as two };
`;

test('each function that no other needs is a module, and the rest is one', () => {
  const { codes, inside } = partsOf(SMALL);
  expect([...codes.keys()]).toEqual(['', 'one', 'two_']);
  expect(codes.get('')).toContain('export { shared };');
  expect(codes.get('one')).toBe(
    `import { shared } from 'valibot?part=';
/* @__NO_SIDE_EFFECTS__ */ function one() {
	return shared();
}
export { one };`,
  );
  expect(inside.get('two')).toBe('two_');
});

test('a file that does otherwise is named', () => {
  expect(() => partsOf('export function one() {}')).toThrow('Valibot cannot be taken apart any more.');
});

async function bundled(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: withParts(source, await readParts()), resolveDir: fromRoot(''), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [esbuildValibot],
  });
  return outputFiles[0]?.text ?? '';
}

test('a source works with the parts, and gets no others', async () => {
  const code = await bundled(`import * as v from '@portada/contract/valibot';
import { safeParse, type GenericSchema } from 'valibot';
const schema: v.GenericSchema = v.object({ text: v.nullish(v.string(), 'none'), gone: v.undefined() });
export const read = safeParse(schema, { gone: undefined });
export const isClean = Object.getPrototypeOf(Object(schema).entries) === null;`);
  const { read, isClean } = await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  );
  expect([read.output, isClean]).toEqual([{ text: 'none', gone: undefined }, true]);
  expect(code).not.toContain('type: "intersect"');
});

test('a name that is valibot’s but stands elsewhere stays as it is', async () => {
  const source = `import { check } from './mine.ts';\nconst x = { v: check }; x.v.check();`;
  expect(withParts(source, await readParts())).toBe(source);
});
