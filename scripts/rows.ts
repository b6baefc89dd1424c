/**
 * `pnpm rows`: the rows of the checklist that no test names yet. An id that no row has is a mistake and fails.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectSources, root, type SourceFile } from './tracked.ts';

const CHECKLIST = 'packages/contract/checklist.md';
const TEST_FILE = /\.(test\.tsx?|spec\.tsx?|stories\.tsx)$/;

/** An id in a test title. */
export interface NamedRow {
  readonly id: string;
  readonly path: string;
  readonly line: number;
}

/** The ids of the checklist, in order. */
export function rowsOf(checklist: string): string[] {
  return [...checklist.matchAll(/^\| *([A-Z][A-Z0-9]*-\d{2,}) *\|/gm)].map(([, id = '']) => id);
}

/** Every `[AREA-NN]` within a string of a test file: a title, or the name of a story. */
export function namedRows(files: readonly SourceFile[]): NamedRow[] {
  return files.filter(({ path }) => TEST_FILE.test(path)).flatMap(namedIn);
}

function namedIn({ path, text }: SourceFile): NamedRow[] {
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(\/\/|\/?\*)/.test(line)) return [];
    const quoted = line.slice(line.search(/['"`]/));
    return [...quoted.matchAll(/\[([A-Z][A-Z0-9]*-\d{2,})\]/g)].map(([, id = '']) => ({
      id,
      path,
      line: index + 1,
    }));
  });
}

export interface AreaReport {
  readonly area: string;
  readonly rows: number;
  /** The rows that no test names. */
  readonly open: readonly string[];
}

export interface RowsReport {
  readonly areas: readonly AreaReport[];
  /** Ids of tests that no row has. */
  readonly unknown: readonly NamedRow[];
}

export function compare(rows: readonly string[], named: readonly NamedRow[]): RowsReport {
  const proved = new Set(named.map(({ id }) => id));
  const byArea = Map.groupBy(rows, (id) => id.slice(0, id.indexOf('-')));
  return {
    areas: [...byArea].map(([area, ids]) => ({
      area,
      rows: ids.length,
      open: ids.filter((id) => !proved.has(id)),
    })),
    unknown: named.filter(({ id }) => !rows.includes(id)),
  };
}

/** The report for the terminal. */
export function printed({ areas, unknown }: RowsReport): string {
  const rows = areas.reduce((sum, area) => sum + area.rows, 0);
  const open = areas.reduce((sum, area) => sum + area.open.length, 0);
  const lines = areas.map(({ area, rows, open }) => {
    const share = `${rows - open.length} of ${rows}`.padEnd(9);
    return `${area.padEnd(6)} ${share} ${open.length > 0 ? `no test names ${open.join(' ')}` : ''}`.trimEnd();
  });
  return [
    ...lines,
    `${rows - open} of ${rows} rows are named by a test.`,
    ...unknown.map(
      ({ id, path, line }) => `${path}:${line} names ${id}, a row that ${CHECKLIST} does not have.`,
    ),
  ].join('\n');
}

function main(): void {
  const rows = rowsOf(readFileSync(join(root, CHECKLIST), 'utf8'));
  const report = compare(rows, namedRows(projectSources(TEST_FILE)));
  console.log(printed(report));
  if (report.unknown.length > 0) process.exitCode = 1;
}

if (import.meta.main) main();
