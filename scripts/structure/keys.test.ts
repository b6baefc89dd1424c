import { expect, test } from 'vitest';
import { structureProblems } from '../structure.ts';

const path = 'packages/ui/src/layer.ts';
const problems = (text: string, at = path) => structureProblems([{ path: at, text }]);

test.each([
  `const onKey = (event: KeyboardEvent) => event.key === 'Escape';`,
  `const onKey = ({ key, altKey }: KeyboardEvent): boolean => key === 'Enter';`,
  `element.addEventListener('keydown', (event) => event.code === 'Escape');`,
  `element.addEventListener("keyup", ({ key }) => key);`,
  `<form onKeyDown={({ key }) => close(key)} />;`,
  `<form onKeyDownCapture={(pressed) => pressed.keyCode} />;`,
  `function onKey(event: KeyboardEvent) { const { key } = event; }`,
  `element.onkeydown = ({ which }) => which;`,
])('a key is not read but by the helper: %s', (text) => {
  expect(problems(`\n${text}`)).toEqual([
    `${path}:2 reads a key that may be an input method’s; take keyOf (packages/ui/src/key-of.ts).`,
  ]);
});

test.each([
  `const onKey = (event: KeyboardEvent) => keyOf(event) === 'Escape';`,
  `for (const sign of ['pointermove', 'keydown']) element.addEventListener(sign, wake);`,
  `const Tab = () => <li key={tab.id} onKeyDown={(event) => move(keyOf(event))} />;`,
  `const shown = rules.map((rule) => t(rule.key));`,
  `const code = ({ code }) => code;`,
])('by the helper, or where no key is listened for: %s', (text) => {
  expect(problems(text)).toEqual([]);
});

test('servers and tests hear of no input method', () => {
  expect(problems(`'keydown'; event.key;`, 'packages/newsroom/src/keys.ts')).toEqual([]);
  expect(problems(`'keydown'; event.key;`, 'packages/ui/src/layer.test.ts')).toEqual([]);
});
