import { fill } from './fill.ts';

/** The texts of a model in a language: a page's own on the server, a widget's messages in the browser. */
export interface Words<Key extends string> {
  readonly language: string;
  readonly say: (key: Key, values?: Record<string, string | number>) => string;
}

/** From plain texts. */
export function wordsOf<Key extends string>(
  texts: Readonly<Record<Key, string>>,
  language: string,
): Words<Key> {
  return { language, say: (key, values = {}) => fill(texts[key], values, language) };
}
