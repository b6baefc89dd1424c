/**
 * Dates are not parsed from formatted strings: what `Intl` writes differs from engine to engine, `en-CA` and `sv` too,
 * which were once chosen because they looked like ISO 8601.
 */
import type { SourceFile } from '../tracked.ts';
import { isTest } from './zones.ts';

const SOURCES = /\.tsx?$/;
/** A locale whose short date looks like ISO 8601; a formatted date that is parsed, cut up or compared with a day. */
const PARSED =
  /(?<=\b(?:DateTimeFormat|dateFormat|toLocale(?:Date|Time)?String)\(\s*)['"](?:en-CA|fr-CA|sv|sv-SE|lt|lt-LT)['"]|\b(?:new Date|Date\.parse)\([^;]*?\.(?:format|toLocale(?:Date|Time)?String)\(|\.toLocale(?:Date|Time)?String\([^;\n]*\)\.(?:split|slice|replace|match)\(/g;

export function dateProblems({ path, text }: SourceFile): string[] {
  if (!SOURCES.test(path) || isTest(path)) return [];
  return [...text.matchAll(PARSED)].map(({ index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${path}:${line} makes a date from formatted text; take formatToParts or packages/shared/src/days.ts.`;
  });
}
