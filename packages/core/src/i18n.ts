import type { Language } from './language.ts';
import { $language } from './language.ts';
import { $page } from './page.ts';

/** Texts by key, in one language; `{name}` marks a place for a value. */
export type Texts<Key extends string = string> = Readonly<Record<Key, string>>;

/** What a message says: fills the places of the text that `key` has in the page's language. */
export type Translate<Key extends string = string> = (
  key: Key,
  values?: Record<string, string | number>,
) => string;

/** The texts of one widget or part, in both languages. */
export interface MessageSet<Key extends string> {
  /** Begins the keys by which a page replaces our texts: `login.title`. */
  readonly name: string;
  /** A promise while the language's texts are on their way, nothing once they are here. */
  pending(language: Language): Promise<void> | undefined;
  translate: Translate<Key>;
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/**
 * Defines the texts of a widget. Spanish is the base and comes with the widget; Catalan is fetched on Catalan
 * pages only, at once, so that it arrives while the widget's own chunk is still being read. If it cannot be
 * fetched the base serves.
 */
export function defineMessages<Key extends string>(
  name: string,
  base: Texts<Key>,
  loadCatalan: () => Promise<{ messages: Texts<Key> }>,
): MessageSet<Key> {
  const texts: { es: Texts<Key>; ca?: Texts<Key> } = { es: base };
  let loading: Promise<void> | undefined;

  const set: MessageSet<Key> = {
    name,
    pending(language) {
      if (texts[language]) return undefined;
      loading ??= loadCatalan().then(
        ({ messages }) => {
          texts.ca = messages;
        },
        (error) => {
          console.error(`Portada: the Catalan texts of "${name}" did not load.`, error);
          texts.ca = base;
        },
      );
      return loading;
    },
    translate(key, values = {}) {
      const own = texts[$language.get()] ?? base;
      return fill($page.get().messages[`${name}.${key}`] ?? own[key], values);
    },
  };
  set.pending($language.get());
  return set;
}
