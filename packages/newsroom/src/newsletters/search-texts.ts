/** The texts of the mails about a saved search, and of the page that ends them. */
import type { Language } from '@portada/contract';
import { routes } from '@portada/shared/routes.ts';
import type { Question } from '../accounts/screens/question.ts';
import type { Notice } from '../accounts/screens/texts.ts';
import type { BulletinWords } from './texts.ts';

interface SearchMailTexts {
  readonly mail: BulletinWords;
  readonly intro: string;
  readonly more: string;
  subject(name: string, about: string): string;
  ask(name: string): Question;
  readonly done: Notice;
}

const END = { es: 'No avisarme más', ca: 'No m’avisis més' };

const es: SearchMailTexts = {
  mail: {
    why: 'Recibes este mensaje en {email} porque has guardado la búsqueda «{name}».',
    others: 'Tus búsquedas guardadas',
    unsubscribe: END.es,
    how: 'Para que no te avisemos más:',
  },
  intro: 'Esto es lo nuevo que encuentra tu búsqueda.',
  more: 'Ver todos los resultados',
  subject: (name, about) => `Nuevo en «${name}»: ${about}`,
  ask: (name) => ({
    title: `Avisos de «${name}»`,
    text: 'Si los dejas, no te escribiremos más sobre esta búsqueda. Seguirá guardada en tu perfil.',
    send: END.es,
  }),
  done: {
    title: 'Ya no te avisaremos de esta búsqueda',
    text: 'Si cambias de idea, elige en tu perfil cada cuánto quieres que te escribamos.',
    action: { text: 'Ver tus búsquedas guardadas', path: routes['user.newsletters'] },
  },
};

const ca: SearchMailTexts = {
  mail: {
    why: 'Reps aquest missatge a {email} perquè has desat la cerca «{name}».',
    others: 'Les teves cerques desades',
    unsubscribe: END.ca,
    how: 'Perquè no t’avisem més:',
  },
  intro: 'Això és el que hi ha de nou a la teva cerca.',
  more: 'Mostra tots els resultats',
  subject: (name, about) => `Novetats a «${name}»: ${about}`,
  ask: (name) => ({
    title: `Avisos de «${name}»`,
    text: 'Si els deixes, no t’escriurem més sobre aquesta cerca. Continuarà desada al teu perfil.',
    send: END.ca,
  }),
  done: {
    title: 'Ja no t’avisarem d’aquesta cerca',
    text: 'Si canvies d’idea, tria al teu perfil cada quant vols que t’escriguem.',
    action: { text: 'Mostra les teves cerques desades', path: routes['user.newsletters'] },
  },
};

export const searchMailTexts: Readonly<Record<Language, SearchMailTexts>> = { es, ca };
