import { dateSelectorLanguages } from '@portada/contract';
import { $language, $page, type Arrival, defineMessages, type MessageSet, type Texts } from '@portada/core';
import { fill } from '@portada/shared/fill.ts';
import { texts } from '@portada/shared/texts/dates.ts';
import { tryAgain } from '@portada/shared/texts/phrases.ts';

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
export type DateSelectorLanguage = (typeof dateSelectorLanguages)[number];

/** DATE-03: the selector has two languages more than other widgets. */
export function dateSelectorLanguage(): DateSelectorLanguage {
  if ($language.get() === 'ca') return 'ca';
  const [tag] = document.documentElement.lang.toLowerCase().split('-');
  const supported = dateSelectorLanguages.find((language) => language === tag);
  return supported && supported !== 'ca' ? supported : 'es';
}

const ours = defineMessages('date-selector', es, () => import('./messages.ca.ts'));

const loaders = { en: () => import('./messages.en.ts'), it: () => import('./messages.it.ts') };
const arrivals = new Map<string, Arrival>();
const arrived = new Map<string, Texts<DateSelectorKey>>();

/** Like `defineMessages`: loaded once, with Spanish as the fallback. */
async function load(language: keyof typeof loaders): Promise<void> {
  try {
    arrived.set(language, (await loaders[language]()).messages);
  } catch (error) {
    console.error(`Portada: the texts of the date selector in "${language}" did not load.`, error);
  }
}

/** The texts of the date selector, in its four languages. */
export const dateSelectorMessages: MessageSet<DateSelectorKey> = {
  name: ours.name,
  pending(pageLanguage) {
    const language = dateSelectorLanguage();
    if (language === 'es' || language === 'ca') return ours.pending(pageLanguage);
    const arrival = arrivals.get(language) ?? load(language);
    arrivals.set(language, arrival);
    return arrival;
  },
  translate(key, values = {}) {
    const texts = arrived.get(dateSelectorLanguage());
    const own = $page.get().messages[`${ours.name}.${key}`];
    return texts ? fill(own ?? texts[key], values) : ours.translate(key, values);
  },
};
