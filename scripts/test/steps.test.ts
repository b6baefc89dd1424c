import { spawnSync } from 'node:child_process';
import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '../build/paths.ts';
import { types } from './steps.ts';

test('an error saved while types are being checked is found by the next run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  const file = join(folder, 'day.ts');
  const [program = '', ...args] = types.command;
  const check = () => spawnSync(fromRoot(`node_modules/.bin/${program}`), args, { cwd: folder });
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { composite: true, lib: ['es5'], types: [], outDir: 'out' } }),
  );
  writeFileSync(file, 'export const day: 1 = 1;');
  expect(check().status).toBe(0);
  writeFileSync(file, 'export const day: 1 = 2;');
  // Older than the output of the first run, like a file saved while it ran.
  utimesSync(file, new Date(0), new Date(0));
  const { status, stdout } = check();
  expect(status, String(stdout)).not.toBe(0);
  expect(String(stdout)).toContain("Type '2' is not assignable to type '1'");
});
