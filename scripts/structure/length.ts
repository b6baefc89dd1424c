import type { SourceFile } from '../tracked.ts';

/** The maximum of lines of a source file. */
const MAX_LINES = 300;

export function lengthProblems({ path, text }: SourceFile): string[] {
  const lines = text.replace(/\n$/, '').split('\n').length;
  return lines > MAX_LINES ? [`${path} has ${lines} lines; ${MAX_LINES} is the limit.`] : [];
}
