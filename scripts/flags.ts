/**
 * `pnpm flags [file.json…]`: reports unused flags, and unknown flags and widgets. It compares the registry and the
 * sources of the widgets, the newsroom's pages and web features, and the flag rules of the given files, as
 * `pnpm newsroom flags export` writes them. Unknown ones fail; unused ones are only reported.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Registration, registry } from '@portada/widgets/registry';
import { webFeatures } from '../packages/newsroom/src/render/web-features.ts';
import { projectSources, type SourceFile } from './tracked.ts';

const READERS = /^(widgets|packages\/(core|ui|element))\/.*\.tsx?$/;
const PAGES = /^packages\/newsroom\/views\/.*\.liquid$/;

export interface FlagFacts {
  readonly registry: Readonly<Record<string, Registration>>;
  /** The newsroom's web features. */
  readonly features: readonly string[];
  /** The flags of the publisher's rules. */
  readonly ruled: readonly string[];
  readonly sources: readonly SourceFile[];
}

export interface FlagReport {
  /** Web features that no widget needs and no source reads. */
  readonly unread: readonly string[];
  /** Flags of a rule or of a widget's needs that are neither a widget's own nor a web feature. */
  readonly unknown: readonly string[];
  /** Tags on the newsroom's pages that are no widget's. */
  readonly strangers: readonly string[];
}

/** The flag of a widget: its name in camel case. */
export function flagOf(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function compareFlags({ registry: widgets, features, ruled, sources }: FlagFacts): FlagReport {
  const own = Object.keys(widgets).map(flagOf);
  const needed: readonly string[] = Object.values(widgets).flatMap(({ needs }) => needs ?? []);
  const asking = sources.filter(
    ({ path, text }) => READERS.test(path) && !isTest(path) && text.includes('$flags'),
  );
  const isAsked = (flag: string) => asking.some(({ text }) => new RegExp(`\\b${flag}\\b`).test(text));
  const declared = [...own, ...features];
  const tags = sources.filter(({ path }) => PAGES.test(path)).flatMap(({ text }) => tagsIn(text));
  return {
    unread: features.filter((flag) => !needed.includes(flag) && !isAsked(flag)),
    unknown: once([...ruled, ...needed].filter((flag) => !declared.includes(flag))),
    strangers: once(tags.filter((tag) => !Object.hasOwn(widgets, tag)).map((tag) => `portada-${tag}`)),
  };
}

const isTest = (path: string) => /\.test\.|\/test\//.test(path);
const tagsIn = (text: string) => [...text.matchAll(/<portada-([a-z-]+)/g)].map(([, name = '']) => name);
const once = (names: readonly string[]) => [...new Set(names)].sort();

/** The flags of a file's rules. */
export function ruledIn(json: string): string[] {
  const file: unknown = JSON.parse(json);
  const rules: unknown = file instanceof Object && 'flags' in file ? file.flags : [];
  return (Array.isArray(rules) ? rules : []).flatMap((rule: unknown) =>
    rule instanceof Object && 'flag' in rule && typeof rule.flag === 'string' ? [rule.flag] : [],
  );
}

function main(files: readonly string[]): void {
  // pnpm changes to the repository's root; paths are relative to the user's directory.
  const from = process.env.INIT_CWD ?? process.cwd();
  const { unread, unknown, strangers } = compareFlags({
    registry,
    features: Object.keys(webFeatures),
    ruled: files.flatMap((file) => ruledIn(readFileSync(resolve(from, file), 'utf8'))),
    sources: projectSources(/\.(tsx?|liquid)$/),
  });
  console.log(`Flags that nobody reads: ${unread.join(', ') || 'none'}`);
  console.log(`Flags that nobody has: ${unknown.join(', ') || 'none'}`);
  console.log(`Tags on pages that are no widget’s: ${strangers.join(', ') || 'none'}`);
  if (unknown.length + strangers.length > 0) process.exitCode = 1;
}

if (import.meta.main) main(process.argv.slice(2));
