/** The custom properties that a publisher may set: the design tokens, documented by the comments of `tokens.css`. */
import { readFile } from 'node:fs/promises';
import { fromRoot } from './paths.ts';

export interface Token {
  /** `--portada-color-accent` */
  readonly name: string;
  readonly description: string;
  readonly byDefault: string;
}

const ITEM = /\/\*([\s\S]*?)\*\/|(--portada-[\w-]+):\s*([^;]+);|\n[ \t]*\n/g;

/** The tokens of the first `:root`; later rules only override them. A comment applies until a blank line. */
export function tokensIn(css: string): Token[] {
  const start = css.search(/^\s*:root \{/m);
  const block = css.slice(start, css.indexOf('\n  }', start));
  const tokens: Token[] = [];
  let description = '';
  for (const [, comment, name, value = ''] of block.matchAll(ITEM)) {
    if (name) tokens.push({ name, description, byDefault: value.replace(/\s+/g, ' ') });
    else description = comment?.replace(/\s+/g, ' ').trim() ?? '';
  }
  return tokens;
}

export async function readTokens(): Promise<Token[]> {
  return tokensIn(await readFile(fromRoot('packages/ui/src/tokens.css'), 'utf8'));
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/var\((--portada-[\w-]+)/g)].map(([, name = '']) => name);
}

/** The tokens that these texts use, and those that these refer to in turn. */
export function tokensReadBy(texts: readonly string[], tokens: readonly Token[]): Token[] {
  const read = new Set(texts.flatMap(namesIn));
  for (const { name, byDefault } of tokens.toReversed()) {
    if (read.has(name)) for (const other of namesIn(byDefault)) read.add(other);
  }
  return tokens.filter(({ name }) => read.has(name));
}
