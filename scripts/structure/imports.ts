import type { SourceFile } from '../tracked.ts';
import { allowed, isClient, isTest, zoneOf, zoneOfImport } from './zones.ts';

interface Import {
  readonly specifier: string;
  readonly line: number;
  /** `import type` and `export type` do not exist at run time. */
  readonly typeOnly: boolean;
}

const IMPORT = /\b(import|export)(\s+type\b)?(?:[\s\w{},*$]*?\bfrom)?\s*\(?\s*(['"])([^'"\n]+)\3/g;

/** Removes comments at the start of a line, keeping line numbers. */
function withoutComments(text: string): string {
  return text
    .replace(/^[ \t]*\/\*[\s\S]*?\*\//gm, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|[ \t])\/\/.*$/gm, '');
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

export function importsOf(source: string): Import[] {
  const text = withoutComments(source);
  return [...text.matchAll(IMPORT)].map((match) => ({
    specifier: match[4] ?? '',
    line: lineAt(text, match.index),
    typeOnly: match[2] !== undefined,
  }));
}

/** Imports in the wrong direction between packages, or of something that is forbidden in their folder. */
export function importProblems({ path, text }: SourceFile): string[] {
  if (!/\.(tsx?|mjs)$/.test(path) || isTest(path)) return [];
  return importsOf(text).flatMap((found) => {
    const reason = wrongWay(path, found) ?? unwanted(path, found);
    return reason ? [`${path}:${found.line} imports ${found.specifier}; ${reason}.`] : [];
  });
}

function wrongWay(path: string, { specifier, typeOnly }: Import): string | null {
  const from = zoneOf(path);
  const to = zoneOfImport(path, specifier);
  if (from === null || to === null || allowed(from, to)) return null;
  // Of the contract's code the loader has the few lines on its own global, its table and its block’s long ids.
  const ofItsOwn = typeOnly || /^@portada\/contract\/(exact-json|global|loader)$/.test(specifier);
  if (from === 'loader' && to === 'contract' && ofItsOwn) return null;
  return `${from} may not know ${to}`;
}

function unwanted(path: string, { specifier, typeOnly }: Import): string | null {
  const zone = zoneOf(path);
  const foreign = !specifier.startsWith('.') && zoneOfImport(path, specifier) === null;
  if (zone === 'loader' && foreign && !typeOnly) return 'the loader has no dependency';
  if (zone === 'shared' && foreign) return 'shared is pure and knows nothing but the contract';
  const withoutReact = ['contract', 'core'].includes(zone ?? '') || path.endsWith('.store.ts');
  if (withoutReact && /^(react|react-dom|@nanostores\/react)(\/|$)/.test(specifier)) {
    return 'contract, core and stores know no React';
  }
  return null;
}

/** Only core's api client uses fetch, and what reads a page's texts; only core and widgets' stores make calls. */
export function callProblems({ path, text }: SourceFile): string[] {
  if (!/\.tsx?$/.test(path) || !isClient(path) || isTest(path) || path.endsWith('.store.ts')) return [];
  const code = withoutComments(text);
  const fetches = /^packages\/core\/src\/(api|fetch-texts)\b/.test(path) ? [] : [...code.matchAll(FETCH)];
  const requests = zoneOf(path) === 'core' ? [] : [...code.matchAll(REQUEST)];
  return [
    ...fetches.map(
      ({ index }) => `${path}:${lineAt(code, index)} calls fetch; only core's api and stores do.`,
    ),
    ...requests.map(({ index }) => `${path}:${lineAt(code, index)} makes calls; only core and stores do.`),
  ];
}

/** The global function, not a method or a local function of that name. */
const FETCH = /(?:(?<![\w.$]|\bfunction\s+)|\b(?:window|globalThis|self)\.)fetch\s*\(/g;

/** The api client's function, imported from core. */
const REQUEST = /\bimport\s*\{[^}]*\brequest\b[^}]*\}\s*from\s*['"]@portada\/core\b/g;
