/** What a list says of polls, interviews and calls that open and close. */
import { texts as pollCa } from '@portada/shared/texts/poll.ca.ts';
import { texts as pollEs } from '@portada/shared/texts/poll.ts';
import type { ParticipationState } from '../content/participation.ts';
import type { OpenKind } from '../content/standing.ts';

interface StandingTexts {
  readonly label: string;
  readonly opens: string;
  readonly until: string;
  readonly states: Readonly<Record<OpenKind, Readonly<Record<ParticipationState, string>>>>;
}

export const standingEs = {
  label: 'Plazo',
  opens: pollEs.opens,
  until: pollEs.until,
  states: {
    poll: {
      soon: 'Aún no se puede votar',
      open: pollEs.open,
      full: pollEs.open,
      closed: pollEs.closed,
      archived: pollEs.closed,
    },
    interview: {
      soon: 'Aún no se puede preguntar',
      open: 'Abierto a preguntas',
      full: 'Ya no admite más preguntas',
      closed: 'Cerrado, a la espera de las respuestas',
      archived: 'Encuentro terminado',
    },
    contribution: {
      soon: 'Aún no se puede enviar nada',
      open: 'Convocatoria abierta',
      full: 'Convocatoria completa',
      closed: 'Convocatoria cerrada',
      archived: 'Convocatoria cerrada',
    },
  },
} satisfies StandingTexts;

export const standingCa = {
  label: 'Termini',
  opens: pollCa.opens,
  until: pollCa.until,
  states: {
    poll: {
      soon: 'Encara no s’hi pot votar',
      open: pollCa.open,
      full: pollCa.open,
      closed: pollCa.closed,
      archived: pollCa.closed,
    },
    interview: {
      soon: 'Encara no s’hi pot preguntar',
      open: 'Oberta a preguntes',
      full: 'Ja no admet més preguntes',
      closed: 'Tancada, a l’espera de les respostes',
      archived: 'Entrevista acabada',
    },
    contribution: {
      soon: 'Encara no s’hi pot enviar res',
      open: 'Convocatòria oberta',
      full: 'Convocatòria completa',
      closed: 'Convocatòria tancada',
      archived: 'Convocatòria tancada',
    },
  },
} satisfies StandingTexts;
