/** Download sizes and their budgets: gzip bytes, 1 kB being 1,000 of them, and requests. */
import { type Budget, usual } from '@portada/widgets/budgets.ts';
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
  readonly aloneLimit?: number;
  /** The requests of such a page, or of an article. */
  readonly requests?: number;
  readonly requestLimit?: number;
}

const LOADER = 'portada.js';

const LIMITS = { loader: 2_048, runtime: 9_600, widget: 10_000 } as const;

/** Catalan texts and what a reader with an account takes are among them. */
const ARTICLE_BUDGET: Budget = { bytes: 97_000, requests: 26 };

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
 * @param budgets of widgets that are alone on a page
 */
export function weigh(
  bundle: Bundle,
  gzipOf: (file: string) => number,
  budgets: Readonly<Record<string, Budget>>,
): Weight[] {
  const { chunks } = bundle;
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + gzipOf(file), 0);
  const needs = new Map([...chunks.keys()].map((name) => [name, neededBy(bundle, name)]));
  const page = (names: readonly string[]) => {
    const needed = new Set(names.flatMap((name) => [...(needs.get(name) ?? [])]));
    const files = [LOADER, ...withLoadedLater(bundle, needed)];
    return { gzip: sum(files), requests: files.length };
  };

  const widgets = [...chunks].sort().map(([name, file]) => {
    const { bytes, requests } = budgets[name] ?? usual;
    return {
      name: `portada-${name}`,
      gzip: gzipOf(file),
      limit: LIMITS.widget,
      alone: sum([LOADER, ...(needs.get(name) ?? [])]),
      aloneLimit: bytes,
      requests: 1 + (needs.get(name)?.size ?? 0),
      requestLimit: requests,
    };
  });
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
    {
      name: 'an article before interaction',
      ...page(ARTICLE),
      limit: ARTICLE_BUDGET.bytes,
      requestLimit: ARTICLE_BUDGET.requests,
    },
    { name: 'an article read to its foot', ...page([...ARTICLE, ...ARTICLE_FOOT]) },
  ];
}

/** One line for each exceeded budget. */
export function breaches(weights: readonly Weight[]): string[] {
  return weights.flatMap(({ name, gzip, limit, alone, aloneLimit, requests, requestLimit }) => {
    const page = alone === undefined ? name : `${name} alone on a page`;
    return [
      ...breach(name, 'B gzip', gzip, limit),
      ...breach(page, 'B gzip', alone, aloneLimit),
      ...breach(page, 'requests', requests, requestLimit),
    ];
  });
}

function breach(name: string, unit: string, value = 0, limit = value): string[] {
  return value > limit ? [`${name}: ${figure(value)} ${unit}, over its ${figure(limit)}.`] : [];
}

const figures = new Intl.NumberFormat('en');

function figure(value: number | undefined): string {
  return value === undefined ? '' : figures.format(value);
}

const HEADS = ['', 'gzip B', 'limit', 'alone on a page', 'limit', 'requests', 'limit'];

function rowsOf(weights: readonly Weight[]): string[][] {
  return weights.map(({ name, gzip, limit, alone, aloneLimit, requests, requestLimit }) => [
    name,
    ...[gzip, limit, alone, aloneLimit, requests, requestLimit].map(figure),
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
  const rule = HEADS.map((head) => (head ? '---:' : '---'));
  return [HEADS, rule, ...rowsOf(weights)].map(line).join('\n');
}

/** The README with these sizes between its two markers. */
export function withSizes(readme: string, weights: readonly Weight[]): string {
  return withSection(readme, 'sizes', markdownTable(weights));
}
