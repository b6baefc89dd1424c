import type { SourceFile } from '../tracked.ts';

/** The maximum of lines of a source file. */
const MAX_LINES = 300;
/** The maximum of characters of a line in a comment; the formatter wraps code only. */
const MAX_COLUMNS = 120;
const COMMENT = /^\s*(\/\/|\/?\*|\{% comment)/;

export function lengthProblems({ path, text }: SourceFile): string[] {
  const lines = text.replace(/\n$/, '').split('\n');
  const tooMany =
    lines.length > MAX_LINES ? [`${path} has ${lines.length} lines; ${MAX_LINES} is the limit.`] : [];
  const tooWide = lines.flatMap((line, index) =>
    COMMENT.test(line) && line.length > MAX_COLUMNS
      ? [`${path}:${index + 1} is a comment of ${line.length} characters; ${MAX_COLUMNS} is the limit.`]
      : [],
  );
  return [...tooMany, ...tooWide];
}
