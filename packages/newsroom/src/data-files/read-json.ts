/** Parses JSON with the line number of each value, for error messages about files written by hand. */

import { exact } from '@portada/contract/exact-json';
import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';

export type JsonPath = readonly (string | number)[];

/** A rejected file, with the line of the error. */
export class BadFile extends Error {
  override readonly name = 'BadFile';
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

export interface ReadJson {
  readonly value: unknown;
  /** The line on which the value at a path begins; for a missing value, that of its parent. */
  lineOf(path: JsonPath): number;
}

/** What is missing, by the parser's names of errors. */
const wanted: ReadonlyMap<string, string> = new Map([
  ['PropertyNameExpected', 'a name'],
  ['ValueExpected', 'a value'],
  ['ColonExpected', ':'],
  ['CommaExpected', ','],
  ['CloseBraceExpected', '}'],
  ['CloseBracketExpected', ']'],
]);

/** Parses a file. Throws `BadFile` for invalid JSON, and for duplicate names in an object. */
export function readJson(text: string): ReadJson {
  const lines = new Map<string, number>();
  const begin = (line: number, path: JsonPath) => lines.set(JSON.stringify(path), line + 1);
  visit(
    text,
    {
      onObjectBegin: (_offset, _length, line, _column, path) => void begin(line, path()),
      onArrayBegin: (_offset, _length, line, _column, path) => void begin(line, path()),
      onLiteralValue: (_value, _offset, _length, line, _column, path) => void begin(line, path()),
      onObjectProperty(name, _offset, _length, line, _column, path) {
        if (lines.has(JSON.stringify([...path(), name])))
          throw new BadFile(line + 1, `"${name}" is there twice`);
      },
      onError(code, offset, length, line) {
        throw new BadFile(line + 1, describe(code, text.slice(offset, offset + length)));
      },
    },
    { disallowComments: true },
  );
  return { value: JSON.parse(text, exact), lineOf: (path) => lineOf(lines, path) };
}

function describe(code: ParseErrorCode, found: string): string {
  const name = printParseErrorCode(code);
  // A comment may go over many lines.
  const token = /^[^\r\n]{1,40}/.exec(found)?.[0] ?? 'the end';
  if (name === 'EndOfFileExpected') return `nothing is to follow, but there is ${token}`;
  const missing = wanted.get(name);
  return missing ? `${missing} is missing before ${token}` : `${token} is not valid JSON`;
}

function lineOf(lines: ReadonlyMap<string, number>, path: JsonPath): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const line = lines.get(JSON.stringify(path.slice(0, length)));
    if (line !== undefined) return line;
  }
  return 1;
}
