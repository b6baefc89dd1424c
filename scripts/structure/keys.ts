/**
 * Keys are read by `keyOf` (packages/ui/src/key-of.ts), which leaves those of an input method alone: Enter that accepts
 * a word is none that sends a form, and Escape that drops it closes nothing.
 */
import type { SourceFile } from '../tracked.ts';
import { isClient, isTest } from './zones.ts';

const HELPER = 'packages/ui/src/key-of.ts';
const LISTENS =
  /\bKeyboardEvent\b|\bonKey(?:Down|Up|Press)(?:Capture)?\b|\bonkey(?:down|up|press)\b|['"]key(?:down|up|press)['"]/;
const READS =
  /\.(?:key|code|keyCode|charCode|which)\b|\{[^{}]*\b(?:key|code|keyCode|charCode|which)\b[^{}]*\}(?:\s*:[^()=]*)?(?:\)\s*(?:=>|:|\{)|\s*=\s*\w*[eE]v(?:en)?t\b)/g;

export function keyProblems({ path, text }: SourceFile): string[] {
  if (!/\.tsx?$/.test(path) || !isClient(path) || isTest(path) || path === HELPER) return [];
  if (!LISTENS.test(text)) return [];
  return [...text.matchAll(READS)].map(({ index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${path}:${line} reads a key that may be an input method’s; take keyOf (${HELPER}).`;
  });
}
