/** The texts of a newsletter's footer and of its unsubscribe page. */
import type { Language } from '@portada/contract';
import type { Question } from '../accounts/screens/question.ts';
import { type Notice, seeNewsletters } from '../accounts/screens/texts.ts';

/** The footer of a mail that comes again and again. */
export type BulletinWords = Readonly<Record<'why' | 'others' | 'unsubscribe' | 'how', string>>;

interface UnsubscribeTexts {
  readonly edition: BulletinWords;
  ask(name: string, email: string): Question;
  done(name: string, email: string): Notice;
}

const UNSUBSCRIBE = { es: 'Darme de baja', ca: 'Dona’m de baixa' };

const es: UnsubscribeTexts = {
  edition: {
    why: 'Recibes este mensaje en {email} porque te has suscrito a «{name}».',
    others: 'Otros boletines',
    unsubscribe: UNSUBSCRIBE.es,
    how: 'Para darte de baja:',
  },
  ask: (name, email) => ({
    title: `Darse de baja de «${name}»`,
    text: `Enviamos este boletín a ${email}. Si te das de baja, dejarás de recibirlo; los demás boletines seguirán llegando.`,
    send: UNSUBSCRIBE.es,
  }),
  done: (name, email) => ({
    title: `Ya no recibes «${name}»`,
    text: `No enviaremos más este boletín a ${email}. Si cambias de idea, puedes volver a suscribirte cuando quieras.`,
    action: seeNewsletters.es,
  }),
};

const ca: UnsubscribeTexts = {
  edition: {
    why: 'Reps aquest missatge a {email} perquè t’has subscrit a «{name}».',
    others: 'Altres butlletins',
    unsubscribe: UNSUBSCRIBE.ca,
    how: 'Per donar-te’n de baixa:',
  },
  ask: (name, email) => ({
    title: `Donar-se de baixa de «${name}»`,
    text: `Enviem aquest butlletí a ${email}. Si te’n dones de baixa, deixaràs de rebre’l; els altres butlletins continuaran arribant.`,
    send: UNSUBSCRIBE.ca,
  }),
  done: (name, email) => ({
    title: `Ja no reps «${name}»`,
    text: `No enviarem més aquest butlletí a ${email}. Si canvies d’idea, t’hi pots tornar a subscriure quan vulguis.`,
    action: seeNewsletters.ca,
  }),
};

export const unsubscribeTexts: Readonly<Record<Language, UnsubscribeTexts>> = { es, ca };
