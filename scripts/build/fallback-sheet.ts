/**
 * `portada-fallback.css`: the classes with which a server writes what stands in a tag until its widget has drawn. Each
 * class of a widget's `example.html` or `fallback.html`, such as `portada-fallback-poll-option`, looks as its own
 * `portada-poll-option` does: its rules are taken from the style sheets of widgets and parts. What only a fallback
 * needs is in a `fallback.css` beside them.
 */
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { Parser } from 'htmlparser2';
import { type ChildNode, type Container, parse, type Rule } from 'postcss';
import { fromRoot } from './paths.ts';

const PREFIX = 'portada-fallback-';

/** At-rules whose rules apply to a fallback too. */
const KEPT = new Set(['layer', 'media', 'container', 'supports']);

/** What holds the layout is `!important`; sheets of shadow roots, where no page's rule comes, do not say so. */
const HELD = /^(display|(min-|max-)?(inline|block)-size|margin|padding|font-size|line-height)/;

/** The fallback's classes in markup, sorted. */
export function fallbackClasses(html: string): string[] {
  const found = new Set<string>();
  const parser = new Parser({
    onopentag: (_, { class: names = '' }) => {
      for (const name of names.split(/\s+/)) if (name.startsWith(PREFIX)) found.add(name);
    },
  });
  parser.end(html);
  return [...found].sort();
}

/** A selector of a widget as one of its fallback; nothing where it has a part that no fallback has. */
function fallbackSelector(selector: string, classes: ReadonlySet<string>): string | undefined {
  // It is there to beat the guard's rules, and a fallback has no guard.
  const bare = selector.replace(/^\.portada /, '');
  const isNested = bare.includes('&');
  const names = [...bare.matchAll(/\.portada-([\w-]+)/g)].map(([, name = '']) => PREFIX + name);
  if ((names.length === 0 && !isNested) || names.some((name) => !classes.has(name))) return undefined;
  return bare.replaceAll('.portada-', `.${PREFIX}`);
}

function keepRule(rule: Rule, classes: ReadonlySet<string>): void {
  const selectors = rule.selectors.flatMap((selector) => fallbackSelector(selector, classes) ?? []);
  if (selectors.length === 0) rule.remove();
  else rule.selectors = selectors;
}

function keep(container: Container<ChildNode>, classes: ReadonlySet<string>): void {
  // A copy, since nodes are removed meanwhile.
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule') keepRule(node, classes);
    if (node.type === 'decl' && HELD.test(node.prop)) node.important = true;
    if (node.type === 'comment' || (node.type === 'atrule' && !KEPT.has(node.name))) node.remove();
    if (node.type === 'rule' || node.type === 'atrule') keep(node, classes);
    if (node.type === 'atrule' && node.nodes?.length === 0) node.remove();
  }
}

/** The rules of a widget's style sheet for these classes of its fallback. */
export function fallbackRules(css: string, classes: readonly string[]): string {
  const root = parse(css);
  keep(root, new Set(classes));
  return root.toString();
}

async function textsOf(pattern: string): Promise<string[]> {
  const paths = globSync(pattern, { cwd: fromRoot('') });
  return Promise.all(paths.sort().map((path) => readFile(fromRoot(path), 'utf8')));
}

/** What a server writes in a widget's tag in states that its example does not show; empty if there are none. */
export async function readFallback(name: string): Promise<string> {
  const [html = ''] = await textsOf(`widgets/${name}/fallback.html`);
  return html.trim();
}

export async function fallbackCss(): Promise<string> {
  const classes = fallbackClasses((await textsOf('widgets/*/{example,fallback}.html')).join(''));
  const [parts, own] = await Promise.all([
    textsOf('{packages/ui/src/**,widgets/*}/!(fallback).css'),
    textsOf('{packages/ui/src/*,widgets/*}/fallback.css'),
  ]);
  const css = [...parts.map((part) => fallbackRules(part, classes)), ...own].join('\n');
  return (await transform(css, { loader: 'css', minify: true })).code;
}

export async function writeFallbackSheet(folder: string): Promise<void> {
  await writeFile(join(folder, 'portada-fallback.css'), await fallbackCss());
}
