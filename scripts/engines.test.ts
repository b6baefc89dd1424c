import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { findCommand, findEngines } from './engines.ts';

/** A folder with these commands. */
function folderWith(...commands: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  for (const name of commands) writeFileSync(join(folder, name), '');
  return folder;
}

test('a command is found in the first folder of the path that has it, the first name before the others', () => {
  const [debian, other] = [folderWith('firefox-esr'), folderWith('firefox', 'firefox-esr')];
  const path = [other, debian].join(delimiter);
  expect(findCommand(['firefox-esr', 'firefox'], path)).toBe(join(other, 'firefox-esr'));
  expect(findCommand(['WebKitWebDriver'], path)).toBeUndefined();
});

test('an engine that lacks a part is named in one line, with what to install', () => {
  expect(findEngines(folderWith('firefox', 'WebKitWebDriver', 'Xvfb'))).toEqual({
    engines: ['firefox', 'webkit'],
    missing: [],
  });
  expect(findEngines(folderWith('WebKitWebDriver'))).toEqual({
    engines: [],
    missing: ['No tests in firefox: install firefox-esr.', 'No tests in webkit: install xvfb.'],
  });
  expect(findEngines(folderWith()).missing).toContain(
    'No tests in webkit: install webkit2gtk-driver and xvfb.',
  );
});
