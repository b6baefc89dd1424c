/** Download sizes and their budgets: gzip bytes, 1 kB being 1,000 of them. */
import { type Bundle, type OutputFile, withImports, withLaterImports } from './bundle.ts';

/** One size, with its limit if it has one. */
export interface Weight {
  readonly name: string;
  readonly gzip: number;
  readonly limit?: number;
  /** For an element: all JavaScript of a page without any other, React and the loader included. */
  readonly alone?: number;
}

const LOADER = 'portada.js';

const LIMITS = { loader: 2_048, runtime: 9_600, widget: 10_000, article: 108_000 } as const;

/** The widgets of an article before any interaction; the last ones are at its foot, below the first screens. */
const ARTICLE = [
  'header',
  'header-search',
  'user-menu',
  'alert-banner',
  'save-button',
  'follow-button',
  'paywall',
  'paywall-testing-banner',
];
const ARTICLE_FOOT = ['newsletter-form'];

/** What widgets load by themselves: Catalan texts, the service worker's registration, a logged-in reader's profile. */
export const LOADED_LATER = {
  texts: /\/messages\.ca\.ts$/,
  core: ['packages/core/src/service-worker.ts', 'packages/core/src/user/calls.ts'],
} as const;

function isLoadedLater({ entryPoint = '' }: OutputFile): boolean {
  return LOADED_LATER.texts.test(entryPoint) || LOADED_LATER.core.some((path) => path === entryPoint);
}

const REACT = /node_modules\/(react|react-dom|scheduler)\//;

/** React's own chunks; a chunk without sources is the bundler's wrapper for CommonJS, which only React is. */
function isReact({ inputs }: OutputFile): boolean {
  const used = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return used.every(([path]) => REACT.test(path));
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
  const { outputs, chunks } = bundle;
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + gzipOf(file), 0);
  const needs = new Map([...chunks].map(([name, file]) => [name, withImports(outputs, file)]));
  // What another widget's later screen imports is shared too.
  const reach = [...chunks.values()].map((file) => withLaterImports(outputs, file));
  const users = (file: string) => reach.filter((files) => files.has(file)).length;
  const own = (name: string) => [...(needs.get(name) ?? [])].filter((file) => users(file) === 1);
  const page = (names: readonly string[]) => {
    const files = new Set(names.flatMap((name) => [...(needs.get(name) ?? [])]));
    return sum([LOADER, ...withLoadedLater(bundle, files)]);
  };

  const runtime = Map.groupBy(bundle.runtime, (file) => {
    const output = outputs[file];
    return output && isReact(output) ? 'react' : 'ours';
  });
  const widgets = [...chunks.keys()].sort().map((name) => ({
    name: `portada-${name}`,
    gzip: sum(own(name)),
    limit: LIMITS.widget,
    alone: sum([LOADER, ...(needs.get(name) ?? [])]),
  }));
  return [
    { name: 'loader', gzip: gzipOf(LOADER), limit: LIMITS.loader },
    {
      name: 'core, element and loader, without React',
      gzip: sum([LOADER, ...(runtime.get('ours') ?? [])]),
      limit: LIMITS.runtime,
    },
    { name: 'React', gzip: sum(runtime.get('react') ?? []) },
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

const HEADS = ['', 'gzip B', 'limit', 'alone on a page'];

function rowsOf(weights: readonly Weight[]): string[][] {
  return weights.map(({ name, gzip, limit, alone }) => [name, figure(gzip), figure(limit), figure(alone)]);
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
  return [line(HEADS), line(['---', '---:', '---:', '---:']), ...rowsOf(weights).map(line)].join('\n');
}

const SECTION = /(<!-- sizes:start -->\n)[\s\S]*?(<!-- sizes:end -->)/;

/** The README with these sizes between its two markers. */
export function withSizes(readme: string, weights: readonly Weight[]): string {
  if (!SECTION.test(readme)) {
    throw new Error('README.md has no `<!-- sizes:start -->` and `<!-- sizes:end -->`.');
  }
  return readme.replace(SECTION, (_section, start: string, end: string) => {
    return `${start}\n${markdownTable(weights)}\n\n${end}`;
  });
}
