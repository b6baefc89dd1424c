import { $language, languageFrom } from './language.ts';
import { $page } from './page.ts';

/**
 * A promise that carries its own `status`, so that React's `use` reads a fulfilled one synchronously. React must
 * get the same promise again after it suspended, so the fulfilled one is returned too.
 */
export type Arrival = Promise<void>;

export type Values = Readonly<Record<string, string | number>>;

/** Finds a text in a page's own, in the plural form that the values ask for; undefined where the page has none. */
export type FindText = (
  own: Readonly<Record<string, string>>,
  key: string,
  values: Values,
) => string | undefined;

let coming: Promise<unknown> | undefined;

/** Makes an arrival of a promise that never rejects. */
export function arrivalOf(text: Promise<void>): Arrival {
  // A field that React's `use` reads, which TypeScript's `Promise` does not have.
  const arrival: Arrival = text.then(() => void Object.assign(arrival, { status: 'fulfilled' }));
  coming = Promise.all([coming, arrival]);
  return arrival;
}

/**
 * Resolves when all texts that have been asked for are here, or after a second; undefined where none has been. Who
 * waits before rendering does not suspend: React holds back what had to for 300 ms after the last placeholder.
 */
export function textsComing(): Promise<unknown> | undefined {
  // Texts that hang keep no widget from rendering what it can.
  return coming && Promise.race([coming, new Promise((resolve) => setTimeout(resolve, 1_000))]);
}

let wanted = '';
let arrival: Arrival | undefined;
let find: FindText | undefined;

const wantedNow = () => `${$language.get()} ${$page.get().messagesUrl}`;

/**
 * Resolves when the texts that the page brings are here, for a language that Portada does not speak or at an address;
 * undefined where it brings none such. Never rejects: without them the widgets speak a language of Portada's.
 */
export function pageTexts(): Arrival | undefined {
  const now = wantedNow();
  if (now === wanted) return arrival;
  wanted = now;
  arrival = find = undefined;
  const language = $language.get();
  const { messagesUrl } = $page.get();
  if (languageFrom(language) === language && !messagesUrl) return;
  const texts = import('./plural-texts.ts').then((plural) => plural.findIn(language, messagesUrl));
  arrival = arrivalOf(
    texts.then(
      (found) => {
        if (now === wanted) find = found;
      },
      (error) => {
        console.error(`Portada: the texts at "${messagesUrl}" did not load.`, error);
        if (now !== wanted) return;
        $language.set(languageFrom(language));
        wanted = wantedNow();
      },
    ),
  );
  return arrival;
}

/** The page's own text of a key, if it has one (I18N-02). */
export function pageText(key: string, values: Values = {}): string | undefined {
  // What was found for another page is forgotten.
  pageTexts();
  const { messages } = $page.get();
  return find ? find(messages, key, values) : messages[key];
}
