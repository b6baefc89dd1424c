/** The words of the page behind an unsubscribe link. */
import type { Language } from '@portada/contract';
import type { Question } from '../accounts/question.ts';
import type { Notice } from '../accounts/screen-texts.ts';

interface UnsubscribeTexts {
  ask(name: string, email: string): Question;
  done(name: string, email: string): Notice;
}

const es: UnsubscribeTexts = {
  ask: (name, email) => ({
    title: `Darse de baja de «${name}»`,
    text: `Enviamos este boletín a ${email}. Si te das de baja, dejarás de recibirlo; los demás boletines seguirán llegando.`,
    send: 'Darme de baja',
  }),
  done: (name, email) => ({
    title: `Ya no recibes «${name}»`,
    text: `No enviaremos más este boletín a ${email}. Si cambias de idea, puedes volver a suscribirte cuando quieras.`,
    action: { text: 'Ver los boletines', path: '/boletines/' },
  }),
};

const ca: UnsubscribeTexts = {
  ask: (name, email) => ({
    title: `Donar-se de baixa de «${name}»`,
    text: `Enviem aquest butlletí a ${email}. Si te’n dones de baixa, deixaràs de rebre’l; els altres butlletins continuaran arribant.`,
    send: 'Dona’m de baixa',
  }),
  done: (name, email) => ({
    title: `Ja no reps «${name}»`,
    text: `No enviarem més aquest butlletí a ${email}. Si canvies d’idea, t’hi pots tornar a subscriure quan vulguis.`,
    action: { text: 'Mostra els butlletins', path: '/boletines/' },
  }),
};

export const unsubscribeTexts: Readonly<Record<Language, UnsubscribeTexts>> = { es, ca };
