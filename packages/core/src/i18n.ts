import { RETRY_EVENT } from '@portada/contract/loader';
import { fill } from '@portada/shared/fill.ts';
import { atom, type ReadableAtom } from 'nanostores';
import { $language } from './language.ts';
import { type Arrival, arrivalOf, pageText, pageTexts, type Values } from './page-texts.ts';

export type { Arrival };

/** Texts by key, in one language; `{name}` is a placeholder. */
export type Texts<Key extends string = string> = Readonly<Record<Key, string>>;

/** Returns the text of `key` in the page's language, with its placeholders filled. */
export type Translate<Key extends string = string> = (key: Key, values?: Values) => string;

/** Texts that did not load are asked for again by what is drawn after this time. */
const RETRY_AFTER_MS = 30_000;

/** The texts of one widget or component, in every language. */
export interface MessageSet<Key extends string> {
  /** The prefix of the keys by which a page overrides texts: `login` of `login.title`. */
  readonly name: string;
  /** Resolves when the language's texts are loaded; undefined for the base, which is bundled. */
  pending(language: string): Arrival | undefined;
  /** Whether the Catalan texts are here: they may come after all, when a view has been drawn in Spanish. */
  readonly $loaded: ReadableAtom<boolean>;
  /** What its texts are in: the page's language, or Spanish where one of them is. */
  language(): string;
  translate: Translate<Key>;
}

/**
 * Defines the texts of a widget. Spanish is the base and bundled with the widget; Catalan is fetched on Catalan
 * pages only, in parallel with the widget's chunk. If that fails twice the base is used, until what could not be
 * fetched is asked for again, or half a minute later another view wants the texts.
 */
export function defineMessages<Key extends string>(
  name: string,
  base: Texts<Key>,
  loadCatalan: () => Promise<{ messages: Texts<Key> }>,
): MessageSet<Key> {
  const texts: Record<string, Texts<Key>> = { es: base };
  const $loaded = atom(false);
  let loading: Arrival | undefined;
  let failedAt: number | undefined;

  /** Never rejects: if the Catalan texts cannot be loaded, the base is used. */
  async function load(): Promise<void> {
    try {
      texts.ca = (await loadCatalan().catch(loadCatalan)).messages;
      failedAt = undefined;
      $loaded.set(true);
    } catch (error) {
      if (failedAt === undefined)
        console.error(`Portada: the Catalan texts of "${name}" did not load.`, error);
      failedAt = Date.now();
      document.addEventListener(RETRY_EVENT, retry, { once: true });
    }
  }

  /** Whoever has waited in vain goes on in Spanish, and is drawn anew when they come. */
  function retry(): void {
    if (failedAt === undefined) return;
    failedAt = Date.now();
    void load();
  }

  const set: MessageSet<Key> = {
    name,
    $loaded,
    pending(language) {
      if (language !== 'ca') return undefined;
      if (failedAt !== undefined && Date.now() - failedAt > RETRY_AFTER_MS) retry();
      loading ??= arrivalOf(load());
      return loading;
    },
    language() {
      const language = $language.get();
      const isWhole =
        texts[language] ?? Object.keys(base).every((key) => pageText(`${name}.${key}`) !== undefined);
      return isWhole ? language : 'es';
    },
    translate(key, values = {}) {
      const language = $language.get();
      const text = pageText(`${name}.${key}`, values) ?? (texts[language] ?? base)[key];
      return fill(text, values, language);
    },
  };
  pageTexts();
  set.pending($language.get());
  return set;
}
