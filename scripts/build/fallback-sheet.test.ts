import { globSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { fallbackClasses, fallbackCss, fallbackRules } from './fallback-sheet.ts';
import { fromRoot } from './paths.ts';

function textOf(pattern: string): string {
  const paths = globSync(pattern, { cwd: fromRoot('') });
  return paths.map((path) => readFileSync(fromRoot(path), 'utf8')).join('\n');
}

const classesIn = (text: string) => [...new Set(text.match(/portada-fallback-[a-z][\w-]*/g))].sort();

const compact = (css: string) => css.replace(/\s+/g, '');

test('a class of a fallback has the rules of the widget’s own', () => {
  const css = `@layer portada {
    .portada-poll, .portada-poll-ballot { gap: 1px !important; }
    .portada-poll:has(.portada-poll-yours) { color: red; }
    .portada .portada-poll > p:hover { color: blue; }
    @media print { .portada-poll-ballot { color: red; } }
    @container (width > 1em) { .portada-poll { color: green; } }
  }`;
  expect(compact(fallbackRules(css, ['portada-fallback-poll']))).toBe(
    compact(`@layer portada {
      .portada-fallback-poll { gap: 1px !important; }
      .portada-fallback-poll > p:hover { color: blue; }
      @container (width > 1em) { .portada-fallback-poll { color: green; } }
    }`),
  );
});

test('what is nested in a rule comes with it, but for parts that no fallback has', () => {
  const css = '.portada-list { color: red; & > * { color: blue; } & > .portada-more { color: green; } }';
  expect(compact(fallbackRules(css, ['portada-fallback-list']))).toBe(
    '.portada-fallback-list{color:red;&>*{color:blue;}}',
  );
});

test('what holds the layout together wins over the page’s rules, also out of the sheet of a shadow root', () => {
  const css = `:host { display: block; } .portada-card {
    --_gap: 1px; padding: 2px; color: red; @media (width < 9em) { font-size: 3px; }
  }`;
  expect(compact(fallbackRules(css, ['portada-fallback-card']))).toBe(
    '.portada-fallback-card{--_gap:1px;padding:2px!important;color:red;@media(width<9em){font-size:3px!important;}}',
  );
});

test('of a style sheet without these classes nothing is left', () => {
  const css =
    '/* Why */ @layer portada { .portada-tab { color: red; } @keyframes turn { to { rotate: 1turn; } } }';
  expect(fallbackRules(css, ['portada-fallback-poll'])).toBe('');
});

test('each class that the reference shows is in the sheet, and each of the sheet in the reference', async () => {
  const shown = fallbackClasses(textOf('widgets/*/{example,fallback}.html'));
  expect(classesIn(await fallbackCss())).toEqual(shown);
});

test('the newsroom writes each of these classes, and no others', () => {
  const shown = fallbackClasses(textOf('widgets/*/{example,fallback}.html'));
  expect(classesIn(textOf('packages/newsroom/{views/**/*.liquid,src/render/html-filters.ts}'))).toEqual(
    shown,
  );
});

test('everything is in the layer, so that the page’s own colours win', async () => {
  const outermost = parse(await fallbackCss()).nodes.map((node) => node.toString().split('{')[0]?.trim());
  expect(new Set(outermost)).toEqual(new Set(['@layer portada']));
});
