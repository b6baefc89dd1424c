/** Parses JSON with the line number of each value, for error messages about files written by hand. */

import { exact } from '@portada/contract/exact-json';

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

const TOKEN = /\s*(?:([[\]{},:])|("(?:[^"\\\n]|\\.)*")|(-?\d[\d.eE+-]*|true|false|null)|(.))/suy;

interface Token {
  readonly text: string;
  readonly line: number;
}

/** Parses a file. Throws `BadFile` for invalid JSON, and for duplicate names in an object. */
export function readJson(text: string): ReadJson {
  const tokens = tokensOf(text);
  const lines = new Map<string, number>();
  let index = 0;
  const next = () => {
    const token = tokens[index];
    index += 1;
    return token ?? { text: '', line: tokens.at(-1)?.line ?? 1 };
  };
  const expect = (expected: string) => {
    const token = next();
    if (token.text !== expected)
      throw new BadFile(token.line, `${expected} is missing before ${describeToken(token)}`);
  };
  const isNext = (expected: string) => tokens[index]?.text === expected;

  /** Comma-separated items up to a closing bracket. */
  const members = (close: string, read: (index: number) => void) => {
    if (isNext(close)) return next();
    for (let index = 0; ; index += 1) {
      read(index);
      if (!isNext(',')) return expect(close);
      next();
    }
  };

  function value(path: JsonPath): unknown {
    const token = next();
    lines.set(JSON.stringify(path), token.line);
    if (token.text === '[') return list(path);
    if (token.text === '{') return object(path);
    return scalar(token);
  }

  function list(path: JsonPath): unknown[] {
    const items: unknown[] = [];
    members(']', (index) => items.push(value([...path, index])));
    return items;
  }

  function object(path: JsonPath): Record<string, unknown> {
    const entries = new Map<string, unknown>();
    members('}', () => {
      const token = next();
      if (!token.text.startsWith('"')) {
        throw new BadFile(token.line, `a name is missing before ${describeToken(token)}`);
      }
      const name = String(scalar(token));
      if (entries.has(name)) throw new BadFile(token.line, `"${name}" is there twice`);
      expect(':');
      entries.set(name, value([...path, name]));
    });
    return Object.fromEntries(entries);
  }

  const read = value([]);
  const rest = tokens[index];
  if (rest) throw new BadFile(rest.line, `nothing is to follow, but there is ${describeToken(rest)}`);
  return { value: read, lineOf: (path) => lineOf(lines, path) };
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  for (const match of text.trimEnd().matchAll(new RegExp(TOKEN, 'suyg'))) {
    const [whole, ...found] = match;
    const token = found.find((part) => part !== undefined) ?? '';
    line += whole.slice(0, whole.length - token.length).split('\n').length - 1;
    tokens.push({ text: token, line });
  }
  return tokens;
}

function scalar(token: Token): unknown {
  try {
    return JSON.parse(token.text, exact);
  } catch {
    throw new BadFile(token.line, `a value is missing before ${describeToken(token)}`);
  }
}

function describeToken({ text }: Token): string {
  return text === '' ? 'the end' : text;
}

function lineOf(lines: ReadonlyMap<string, number>, path: JsonPath): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const line = lines.get(JSON.stringify(path.slice(0, length)));
    if (line !== undefined) return line;
  }
  return 1;
}
