/** Download sizes and their budgets: gzip bytes, 1 kB being 1,000 of them. */
import { ARTICLE, ARTICLE_FOOT, LOADED_LATER } from './article.ts';
import { type Bundle, neededBy, withImports } from './bundle.ts';
import type { OutputFile } from './chunks.ts';
import { withSection } from './section.ts';

/** One size, with its limit if it has one. */
export interface Weight {
  readonly name: string;
  readonly gzip: number;
  readonly limit?: number;
  /** For an element: all JavaScript of a page without any other, React and the loader included. */
  readonly alone?: number;
  /** The requests for these bytes. */
  readonly requests?: number;
}

const LOADER = 'portada.js';

const LIMITS = { loader: 2_048, runtime: 9_600, widget: 10_000, article: 97_000 } as const;

function isLoadedLater({ entryPoints }: OutputFile): boolean {
  return entryPoints.some(
    (path) => LOADED_LATER.texts.test(path) || LOADED_LATER.core.some((one) => one === path),
  );
}

/** A set of files with the chunks that they load by themselves, each with its imports. */
function withLoadedLater({ outputs }: Bundle, files: ReadonlySet<string>): Set<string> {
  const all = new Set(files);
  for (const file of files) {
    for (const { path, kind } of outputs[file]?.imports ?? []) {
      const output = kind === 'dynamic-import' && outputs[path];
      if (output && isLoadedLater(output)) for (const other of withImports(outputs, path)) all.add(other);
    }
  }
  return all;
}

/**
 * Measures the build.
 *
 * @param gzipOf the gzip bytes of a file below `dist/`
 */
export function weigh(bundle: Bundle, gzipOf: (file: string) => number): Weight[] {
  const { chunks } = bundle;
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + gzipOf(file), 0);
  const needs = new Map([...chunks.keys()].map((name) => [name, neededBy(bundle, name)]));
  const page = (names: readonly string[]) => {
    const files = new Set(names.flatMap((name) => [...(needs.get(name) ?? [])]));
    return sum([LOADER, ...withLoadedLater(bundle, files)]);
  };

  const widgets = [...chunks].sort().map(([name, file]) => ({
    name: `portada-${name}`,
    gzip: gzipOf(file),
    limit: LIMITS.widget,
    alone: sum([LOADER, ...(needs.get(name) ?? [])]),
    requests: 1 + (needs.get(name)?.size ?? 0),
  }));
  return [
    { name: 'loader', gzip: gzipOf(LOADER), limit: LIMITS.loader },
    {
      name: 'core, element and loader, without React',
      gzip: sum([LOADER, bundle.runtime]),
      limit: LIMITS.runtime,
    },
    { name: 'React', gzip: gzipOf(bundle.react) },
    { name: 'what a page seldom asks for', gzip: gzipOf(bundle.ask) },
    ...widgets,
    { name: 'an article before interaction', gzip: page(ARTICLE), limit: LIMITS.article },
    { name: 'an article read to its foot', gzip: page([...ARTICLE, ...ARTICLE_FOOT]) },
  ];
}

/** One line for each exceeded budget. */
export function breaches(weights: readonly Weight[]): string[] {
  return weights
    .filter(({ gzip, limit = gzip }) => gzip > limit)
    .map(({ name, gzip, limit = 0 }) => `${name}: ${figure(gzip)} B gzip, over its ${figure(limit)} B.`);
}

const figures = new Intl.NumberFormat('en');

function figure(value: number | undefined): string {
  return value === undefined ? '' : figures.format(value);
}

const HEADS = ['', 'gzip B', 'limit', 'alone on a page', 'requests'];

function rowsOf(weights: readonly Weight[]): string[][] {
  return weights.map(({ name, gzip, limit, alone, requests }) => [
    name,
    ...[gzip, limit, alone, requests].map(figure),
  ]);
}

/** The table for a terminal. */
export function plainTable(weights: readonly Weight[]): string {
  const rows = [HEADS, ...rowsOf(weights)];
  const widths = HEADS.map((_head, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}

/** The table as Markdown. */
export function markdownTable(weights: readonly Weight[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(HEADS), line(['---', '---:', '---:', '---:', '---:']), ...rowsOf(weights).map(line)].join(
    '\n',
  );
}

/** The README with these sizes between its two markers. */
export function withSizes(readme: string, weights: readonly Weight[]): string {
  return withSection(readme, 'sizes', markdownTable(weights));
}
