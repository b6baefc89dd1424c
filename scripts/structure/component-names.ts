/**
 * A component is named by what it is, a noun: `LoadError` and not `LoadFailed`. A participle or an adverb at the end
 * of a name tells what has happened, and the reader of `<Sent />` has to open it to learn what is drawn.
 */
import type { SourceFile } from '../tracked.ts';
import { isClient, isTest } from './zones.ts';

const COMPONENT = /^(?:export )?(?:function|const) ([A-Z]\w*[a-z]\w*)\b/gm;
/** The last word of a name that is no noun. */
const NOT_A_NOUN =
  /(?:[a-z](?:ed|ly)|Said|Drawn|Sent|Shown|Done|Gone|On|Off|Soon|Later|Instead|Yours|Nothing|Fresh|Open|Write|Ask)$/;
/** Alone they tell what the screen is doing; behind a noun they name it: `StarRating`. */
const ALONE = /^(?:Loading|Missing|Waiting)$/;
const NOUNS = /(?:Feed|Speed|Seed|Embed|Need|Reply|Family|Weekly)$/;

export function componentNameProblems({ path, text }: SourceFile): string[] {
  if (!path.endsWith('.tsx') || !isClient(path) || isTest(path)) return [];
  return [...text.matchAll(COMPONENT)]
    .filter(([, name = '']) => ALONE.test(name) || (NOT_A_NOUN.test(name) && !NOUNS.test(name)))
    .map(({ 1: name, index }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${path}:${line} names a component "${name}"; name it by what it is, a noun.`;
    });
}
