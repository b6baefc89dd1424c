import { fill } from '@portada/shared/fill.ts';
import type { Language } from './language.ts';
import { $language } from './language.ts';
import { $page } from './page.ts';

/** Texts by key, in one language; `{name}` is a placeholder. */
export type Texts<Key extends string = string> = Readonly<Record<Key, string>>;

/** Returns the text of `key` in the page's language, with its placeholders filled. */
export type Translate<Key extends string = string> = (
  key: Key,
  values?: Record<string, string | number>,
) => string;

/**
 * A promise that carries its own `status`, so that React's `use` reads a fulfilled one synchronously. React must
 * get the same promise again after it suspended, so the fulfilled one is returned too.
 */
export type Arrival = Promise<void>;

/** The texts of one widget or component, in both languages. */
export interface MessageSet<Key extends string> {
  /** The prefix of the keys by which a page overrides texts: `login` of `login.title`. */
  readonly name: string;
  /** Resolves when the language's texts are loaded; undefined for the base, which is bundled. */
  pending(language: Language): Arrival | undefined;
  translate: Translate<Key>;
}

/**
 * Defines the texts of a widget. Spanish is the base and bundled with the widget; Catalan is fetched on Catalan
 * pages only, in parallel with the widget's chunk. If that fails the base is used.
 */
export function defineMessages<Key extends string>(
  name: string,
  base: Texts<Key>,
  loadCatalan: () => Promise<{ messages: Texts<Key> }>,
): MessageSet<Key> {
  const texts: { es: Texts<Key>; ca?: Texts<Key> } = { es: base };
  let loading: Arrival | undefined;

  /** Never rejects: if the Catalan texts cannot be loaded, the base is used. */
  async function load(): Promise<void> {
    try {
      texts.ca = (await loadCatalan()).messages;
    } catch (error) {
      console.error(`Portada: the Catalan texts of "${name}" did not load.`, error);
    }
    // Fields that React's `use` reads, which TypeScript's `Promise` does not have.
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
