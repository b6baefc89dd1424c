/**
 * Tests and benchmarks wait for states, never for time or for silence: how long a machine takes is chance, and a
 * network that says nothing for half a second may have more to say.
 */
import type { SourceFile } from '../tracked.ts';

const SOURCES = /\.tsx?$/;
/** Where the words stand as examples. */
const OWN_TEST = 'scripts/structure/waits.test.ts';
const SILENCE = /['"`]networkidle['"`]/g;
const TIME = /\.waitForTimeout\(/g;

export function waitProblems({ path, text }: SourceFile): string[] {
  if (!SOURCES.test(path) || path === OWN_TEST) return [];
  const at = (index: number) => `${path}:${text.slice(0, index).split('\n').length}`;
  return [
    ...[...text.matchAll(SILENCE)].map(
      ({ index }) => `${at(index)} waits for a silent network; take packages/newsroom/scripts/page-rest.ts.`,
    ),
    ...[...text.matchAll(TIME)].map(({ index }) => `${at(index)} waits for time; wait for a state.`),
  ];
}
