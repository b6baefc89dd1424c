/**
 * The newsroom's pages do not skip what is out of sight (`content-visibility`): rows of a guessed height move what
 * follows them once they are drawn, and a press on it is lost. Long lists of widgets know their rows' height.
 */
import type { SourceFile } from '../tracked.ts';

const PAGES = /^packages\/newsroom\/public\/.*\.css$/;
const SKIPPED = /content-visibility:\s*auto/;

export function skippedContentProblems({ path, text }: SourceFile): string[] {
  if (!PAGES.test(path) || !SKIPPED.test(text)) return [];
  return [`${path} skips what is out of sight: what stands below it moves under a press.`];
}
