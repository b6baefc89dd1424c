import {
  $language,
  type Arrival,
  defineMessages,
  type MessageSet,
  pageText,
  type Texts,
} from '@portada/core';
import { arrivalOf } from '@portada/core/page-texts.ts';
import { fill } from '@portada/shared/fill.ts';
import { texts } from '@portada/shared/texts/dates.ts';
import { tryAgain } from '@portada/shared/texts/phrases.ts';

/** DATE-03 */
const dateSelectorLanguages = ['en', 'es', 'ca', 'it'] as const;

const es = {
  ...texts,
  choose: 'Elegir fechas',
  chooseStart: 'Elige la primera fecha.',
  chooseEnd: 'Desde el {start}. Elige la última fecha.',
  range: '{start} – {end}',
  title: 'Elige las fechas',
  failed: 'No se ha podido abrir el calendario.',
  retry: tryAgain,
};

export type DateSelectorKey = keyof typeof es;

/** DATE-03: the selector has two languages more than other widgets; a page that brings texts has its own. */
export function dateSelectorLanguage(): string {
  const language = $language.get();
  if (language !== 'es') return language;
  const [tag] = document.documentElement.lang.toLowerCase().split('-');
  return dateSelectorLanguages.find((supported) => supported === tag && tag !== 'ca') ?? 'es';
}

const ours = defineMessages('date-selector', es, () => import('./messages.ca.ts'));

const loaders = { en: () => import('./messages.en.ts'), it: () => import('./messages.it.ts') };
const arrivals = new Map<string, Arrival>();
const arrived = new Map<string, Texts<DateSelectorKey>>();

/** English or Italian, where the selector speaks it. */
export function furtherLanguage(): keyof typeof loaders | undefined {
  const [tag] = dateSelectorLanguage().toLowerCase().split('-');
  return tag === 'en' || tag === 'it' ? tag : undefined;
}

/** Like `defineMessages`: loaded once, with Spanish as the fallback. */
async function load(language: keyof typeof loaders): Promise<void> {
  try {
    arrived.set(language, (await loaders[language]()).messages);
  } catch (error) {
    console.error(`Portada: the texts of the date selector in "${language}" did not load.`, error);
  }
}

/** The texts of the date selector, in its four languages and the page's own. */
export const dateSelectorMessages: MessageSet<DateSelectorKey> = {
  name: ours.name,
  $loaded: ours.$loaded,
  pending(pageLanguage) {
    const language = furtherLanguage();
    if (!language) return ours.pending(pageLanguage);
    const arrival = arrivals.get(language) ?? arrivalOf(load(language));
    arrivals.set(language, arrival);
    return arrival;
  },
  language() {
    return arrived.has(furtherLanguage() ?? '') ? dateSelectorLanguage() : ours.language();
  },
  translate(key, values = {}) {
    const texts = arrived.get(furtherLanguage() ?? '');
    if (!texts) return ours.translate(key, values);
    return fill(pageText(`${ours.name}.${key}`, values) ?? texts[key], values, dateSelectorLanguage());
  },
};
