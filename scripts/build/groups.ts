/**
 * Says which pieces a page gets in one file. React, the runtime and each widget have a file each; what widgets share
 * is put into a few groups, so that a widget costs few requests and few bytes that it does not use; Catalan texts are
 * beside the file whose texts they are.
 */
import { ALONE, ARTICLE, LOADED_LATER } from './article.ts';
import { closure } from './closure.ts';
import { cluster, type Load } from './cluster.ts';
import { apiFile, apiNames, type Pieces, pathsOf } from './pieces.ts';

/** A request's cost in bytes: its headers, a phone's work, and with HTTP/1.1 the wait for one of six connections. */
const REQUEST = 2_400;

/**
 * How much pages count: one with a single widget, with one that publishers often take alone, an article, and a screen
 * that a reader opens later.
 */
const WEIGHT = { widget: 1, alone: 4, article: 12, later: 0.1 } as const;

const WIDGET_ENTRY = /^widgets\/([\w-]+)\/index\.ts$/;

const reached = (pieces: Pieces, file: string, kinds: readonly string[]) =>
  closure(file, (one) => pathsOf(pieces.get(one)?.imports, kinds));

const withImports = (pieces: Pieces, file: string) => reached(pieces, file, ['import-statement']);
const withLaterImports = (pieces: Pieces, file: string) =>
  reached(pieces, file, ['import-statement', 'dynamic-import']);

/** The entry of each widget, by the widget's name. */
export function widgetPieces(pieces: Pieces): Map<string, string> {
  const found = [...pieces].flatMap(([file, { entryPoint = '' }]): [string, string][] => {
    const [, name] = WIDGET_ENTRY.exec(entryPoint) ?? [];
    return name ? [[name, file]] : [];
  });
  return new Map(found.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The sources of a widget, of its later screens too. */
export function sourcesOf(pieces: Pieces, widget: string): string[] {
  const files = [...withLaterImports(pieces, widgetPieces(pieces).get(widget) ?? '')];
  return files.flatMap((file) => pieces.get(file)?.inputs ?? []);
}

/** `media-engine-hls` for `player/media/engine-hls.ts`, `date-fns` for a package. */
function nameOf(pieces: Pieces, files: readonly string[]): string {
  const largest = [...files].sort((one, other) => sizeIn(pieces, other) - sizeIn(pieces, one));
  const entry = largest.find((file) => pieces.get(file)?.entryPoint) ?? largest[0] ?? '';
  const path = pieces.get(entry)?.entryPoint ?? pieces.get(entry)?.inputs.at(-1) ?? entry;
  const inside = /.*node_modules\/(.+)$/.exec(path)?.[1];
  const parts = (inside ?? path).replace(/\.\w+$/, '').split('/');
  const named = inside && !pieces.get(entry)?.entryPoint ? parts.slice(0, 1) : parts.slice(-2);
  return named.join('-').replace(/[^\w-]/g, '');
}

const sizeIn = (pieces: Pieces, file: string) => pieces.get(file)?.size ?? 0;

/** `a` to `z`, then `10`: a group has no other name, since what is in it changes with the sources. */
const shortName = (index: number) => (index + 10).toString(36);

/** The name of the chunk that each piece is put into. */
export function assignChunks(pieces: Pieces): Map<string, string> {
  const chunkOf = new Map<string, string>();
  const assign = (files: Iterable<string>, name: string) => {
    for (const file of files) if (!chunkOf.has(file)) chunkOf.set(file, name);
  };
  assign(withImports(pieces, 'react.js'), 'react');
  assign(withImports(pieces, 'runtime.js'), 'runtime');
  assign(['ask.js'], 'ask');

  const widgets = widgetPieces(pieces);
  const needed = new Map([...widgets].map(([name, file]) => [name, withImports(pieces, file)]));
  const entries = [...widgets, ...apiNames.map((name) => [name, apiFile(name)] as const)];
  const usable = entries.map(([, file]) => withLaterImports(pieces, file));
  const neededBy = (file: string) => [...needed].filter(([, files]) => files.has(file));
  // What another widget's later screen imports is shared too, and what a widget from outside may import.
  const isUsableByOne = (file: string) => usable.filter((files) => files.has(file)).length === 1;

  for (const name of apiNames) assign([apiFile(name)], apiFile(name));
  const rest = () => [...pieces.keys()].filter((file) => !chunkOf.has(file));
  for (const file of rest()) {
    const [first] = neededBy(file);
    if (first && isUsableByOne(file)) chunkOf.set(file, first[0]);
  }

  const entryOf = (file: string) => pieces.get(file)?.entryPoint ?? '';
  const isCatalan = (file: string) => LOADED_LATER.texts.test(entryOf(file));
  const later = rest().filter((file) => neededBy(file).length === 0 && !isCatalan(file));
  const screens = later
    .filter(entryOf)
    .map((file): Load => ({ files: withImports(pieces, file), weight: WEIGHT.later }));
  const fileOf = (entry: string) => [...pieces.keys()].find((file) => entryOf(file) === entry) ?? '';
  const alone = [...needed].map(([name, files]): Load => {
    const screen = ALONE[name];
    if (!screen) return { files, weight: WEIGHT.widget };
    return { files: new Set([...files, ...withImports(pieces, fileOf(screen))]), weight: WEIGHT.alone };
  });
  const core = later.filter((file) => LOADED_LATER.core.some((path) => path === entryOf(file)));
  const article = new Set([
    ...ARTICLE.flatMap((name) => [...(needed.get(name) ?? [])]),
    ...core.flatMap((file) => [...withImports(pieces, file)]),
  ]);
  const loads = [...alone, ...screens, { files: article, weight: WEIGHT.article }];
  const shared = rest().filter((file) => neededBy(file).length > 0);
  cluster(pieces, shared, { loads, request: REQUEST }).forEach((files, index) => {
    assign(files, shortName(index));
  });
  for (const file of later.filter(entryOf)) assign([file], nameOf(pieces, [file]));
  const laterShared = rest().filter((file) => later.includes(file));
  for (const files of cluster(pieces, laterShared, { loads: screens, request: REQUEST })) {
    assign(files, nameOf(pieces, files));
  }

  for (const [file, { imports }] of pieces) {
    for (const { path } of imports) if (isCatalan(path)) assign([path], `${chunkOf.get(file)}.ca`);
  }
  return chunkOf;
}
