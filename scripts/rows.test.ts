import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compare, namedRows, printed, rowsOf } from './rows.ts';
import { root } from './tracked.ts';

/** Ids are concatenated, so that this file itself names no missing row. */
const id = (area: string, number: string) => `${area}-${number}`;
const title = (area: string, number: string) => `[${id(area, number)}]`;

const checklist = readFileSync(join(root, 'packages/contract/checklist.md'), 'utf8');

describe('the checklist', () => {
  const rows = rowsOf(checklist);

  test('has unique ids, and as many rows as its table states', () => {
    expect(new Set(rows).size).toBe(rows.length);
    const stated = [...checklist.matchAll(/^\| *([A-Z0-9]+) *\|[^|]*\| *(\d+) *\|$/gm)];
    expect(stated.length).toBeGreaterThan(30);
    for (const [, area, count] of stated) {
      expect(rows.filter((row) => row.startsWith(`${area}-`)).length, area).toBe(Number(count));
    }
    expect(checklist).toMatch(new RegExp(`\\| *total *\\| *${rows.length} *\\|`));
  });
});

describe('ids in titles', () => {
  const named = (path: string, text: string) => namedRows([{ path, text }]).map((row) => row.id);

  test('are found in tests, end-to-end tests and stories, several in one title', () => {
    const text = `test('${title('LOGIN', '01')}${title('LOGIN', '02')} opens', () => {});`;
    for (const path of [
      'a/b.test.ts',
      'a/b.test.tsx',
      'a/b.browser.test.tsx',
      'e2e/c.spec.ts',
      's/d.stories.tsx',
    ]) {
      expect(named(path, text)).toEqual([id('LOGIN', '01'), id('LOGIN', '02')]);
    }
    expect(named('a/b.ts', text)).toEqual([]);
  });

  test('are found on a line of their own, and not in comments or code', () => {
    expect(named('a.test.ts', `test(\n  '${title('PAGE', '01')} reads',\n)`)).toEqual([id('PAGE', '01')]);
    expect(named('a.test.ts', `// see '${title('PAGE', '01')}'\n * '${title('PAGE', '01')}'`)).toEqual([]);
    expect(named('a.test.ts', `list${title('PAGE', '01')}`)).toEqual([]);
  });
});

describe('the report', () => {
  const rows = [id('ONE', '01'), id('ONE', '02'), id('TWO', '01')];
  const naming = (row: string) => ({ id: row, path: 'a.test.ts', line: 7 });

  test('lists per area the rows that no test names', () => {
    const report = compare(rows, [naming(id('ONE', '02')), naming(id('TWO', '01'))]);
    expect(report).toEqual({
      areas: [
        { area: 'ONE', rows: 2, open: [id('ONE', '01')] },
        { area: 'TWO', rows: 1, open: [] },
      ],
      unknown: [],
    });
    expect(printed(report)).toContain('2 of 3 rows');
    expect(printed(report)).toMatch(/ONE +1 of 2 +no test names ONE-01$/m);
  });

  test('locates an id of a test that no row has', () => {
    const report = compare(rows, [naming(id('TWO', '02'))]);
    expect(report.unknown).toHaveLength(1);
    expect(printed(report)).toContain(`a.test.ts:7 names ${id('TWO', '02')}`);
  });
});
