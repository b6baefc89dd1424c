export interface Token {
  name: string;
  value: string;
  /** What the comment before it says. */
  about: string;
}

/** Reads the tokens from their style sheet, with the comments before them; each name once. */
export function readTokens(css: string): Token[] {
  const found = new Map<string, Token>();
  let about = '';
  for (const [, comment, name, value] of css.matchAll(/\/\*\s*(.*?)\s*\*\/|(--portada-[\w-]+):\s*(.*?);/gs)) {
    if (comment !== undefined) about = comment.replace(/\s+/g, ' ');
    if (name && value && !found.has(name))
      found.set(name, { name, value: value.replace(/\s+/g, ' '), about });
  }
  return [...found.values()];
}

/** What a token is for, from its name: `--portada-color-ink` is a `color`. */
export function kindOf({ name }: Token): string {
  return /^--portada-([a-z]+)/.exec(name)?.[1] ?? '';
}
