import { fill } from '@portada/shared/fill.ts';
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

/**
 * A promise that tells by itself when it has been kept. React's `use` then reads it without waiting; and it must be
 * given the same promise again after it has waited for it, so one that has been kept is answered too.
 */
export type Arrival = Promise<void>;

/** The texts of one widget or part, in both languages. */
export interface MessageSet<Key extends string> {
  /** Begins the keys by which a page replaces our texts: `login.title`. */
  readonly name: string;
  /** The coming of the language's texts; nothing for the base, which is always here. */
  pending(language: Language): Arrival | undefined;
  translate: Translate<Key>;
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
  let loading: Arrival | undefined;

  /** Never fails: without its texts, Catalan gets the base. */
  async function load(): Promise<void> {
    try {
      texts.ca = (await loadCatalan()).messages;
    } catch (error) {
      console.error(`Portada: the Catalan texts of "${name}" did not load.`, error);
    }
    // What React reads; to TypeScript a promise has no such thing.
    if (loading) Object.assign(loading, { status: 'fulfilled' });
  }

  const set: MessageSet<Key> = {
    name,
    pending(language) {
      if (language === 'es') return undefined;
      loading ??= load();
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
