import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../tracked.ts';
import { bareTextProblems } from './bare-texts.ts';

let folder: string;

/** In the project's tree: what it draws has React's types. */
beforeEach(() => {
  mkdirSync(join(root, 'widgets/.cache'), { recursive: true });
  folder = mkdtempSync(join(root, 'widgets/.cache/bare-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const GIVEN = `
  import type { ReactElement, ReactNode } from 'react';
  declare const name: string, count: number, on: boolean, names: string[], children: ReactNode;
  declare const icon: ReactElement | undefined, lines: readonly ReactElement[];
  declare function t(key: string): string;
  declare function Part(props: { children?: ReactNode }): ReactElement;
`;

function problems(drawn: string): string[] {
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../../tsconfig.base.json', include: ['*.tsx'], exclude: [] }),
  );
  writeFileSync(join(folder, 'View.tsx'), `${GIVEN.trim().replace(/\n */g, ' ')}\n${drawn}\n`);
  return bareTextProblems([''], folder);
}

test.each([
  '<p>{icon}{name}</p>',
  "<p><b />{on ? t('yes') : t('no')}</p>",
  '<p>{on && name}<b /></p>',
  '<p>{count} <b /></p>',
  '<p>{children}<b /></p>',
  '<p>Texto <b /></p>',
  '<p>{names}</p>',
  '<Part><b />{name}</Part>',
  '<>{name}</>',
])('%s', (drawn) => {
  expect(problems(`export const view = ${drawn};`)).toEqual([
    'View.tsx:2 draws a text beside something else; give it an element of its own.',
  ]);
});

test('a component that draws nothing but a text', () => {
  expect(problems('export function View() { return on ? name : null; }')).toHaveLength(1);
});

test.each([
  '<p>{name}</p>',
  "<p>{on ? t('yes') : <b />}</p>",
  '<p>{count + name}</p>',
  "<p><b />{' '}<i /> <u /></p>",
  '<p>{icon}{lines}{on && <b />}{name && <i />}</p>',
  '<p>{/* nothing */}{name}</p>',
  '<Part>{name}</Part>',
])('not %s', (drawn) => {
  expect(problems(`export const view = ${drawn};`)).toEqual([]);
});
