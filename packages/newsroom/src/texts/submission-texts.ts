/** The texts of calls for contributions and of interviews, and of the response to a form without script. */
import type { ErrorCode } from '@portada/contract';
import { texts as contributionCa } from '@portada/shared/texts/contribution.ca.ts';
import { texts as contributionEs } from '@portada/shared/texts/contribution.ts';
import { texts as interviewCa } from '@portada/shared/texts/interview.ca.ts';
import { texts as interviewEs } from '@portada/shared/texts/interview.ts';
import {
  backToPage as backToPageCa,
  yourQuestion as yourQuestionCa,
} from '@portada/shared/texts/phrases.ca.ts';
import { backToPage as backToPageEs, yourQuestion as yourQuestionEs } from '@portada/shared/texts/phrases.ts';
import { texts as submissionCa } from '@portada/shared/texts/submission.ca.ts';
import { texts as submissionEs } from '@portada/shared/texts/submission.ts';
import { texts as rulesCa } from '@portada/shared/texts/validation.ca.ts';
import { texts as rulesEs } from '@portada/shared/texts/validation.ts';
import type { ParticipationState } from '../content/participation.ts';

type States = Readonly<Record<ParticipationState, string>>;

export const submissionsEs = {
  contribution: {
    soon: 'La convocatoria se abrirá pronto.',
    open: 'Convocatoria abierta: puedes enviar tu texto, tus imágenes o tu vídeo.',
    full: 'La convocatoria está completa.',
    closed: contributionEs.closed,
    archived: contributionEs.closed,
  } satisfies States,
  interview: {
    soon: 'El encuentro aún no admite preguntas.',
    open: 'El encuentro admite preguntas hasta su inicio.',
    full: 'El encuentro ya no admite más preguntas: hemos llegado al máximo.',
    closed: 'El plazo para preguntar ha terminado. Aquí publicaremos las respuestas.',
    archived: 'El encuentro ha terminado. Gracias por las preguntas.',
  } satisfies States,
  opens: 'Se podrá preguntar desde el',
  until: 'Se puede enviar hasta el',
  send: 'Envía tu aportación',
  ask: 'Haz tu pregunta',
  title: contributionEs.title,
  text: contributionEs.text,
  question: yourQuestionEs,
  file: submissionEs.file,
  limits: submissionEs.limits,
  consent: contributionEs.consent,
  terms: contributionEs.terms,
  submit: contributionEs.submit,
  account: 'Para enviar hace falta una cuenta.',
  published: 'Lo que nos habéis enviado',
  photoBy: 'Fotografía enviada por {nick}',
  sent: {
    title: contributionEs.thanksTitle,
    contribution: contributionEs.thanks,
    interview: interviewEs.thanks,
    back: backToPageEs,
  },
  refused: {
    title: 'No se ha podido enviar',
    back: 'Lo que has escrito sigue en la página anterior: vuelve atrás para corregirlo.',
  },
  errorTexts: {
    NOT_LOGGED_IN: 'Para enviar hace falta una cuenta. Inicia sesión y vuelve a intentarlo.',
    FILE_TYPE_REFUSED: submissionEs.problemType,
    FILE_TOO_LARGE: rulesEs['file.size'],
    FILE_DAMAGED: submissionEs.problemDamaged,
    TOO_MANY_PIXELS: submissionEs.problemPixels,
    CALL_NOT_OPEN: 'La convocatoria aún no está abierta.',
    CALL_CLOSED: 'La convocatoria está cerrada.',
    INTERVIEW_LIMIT_REACHED: 'El encuentro ya no admite más preguntas: se ha llegado al máximo.',
    INTERVIEW_NOT_OPEN: 'El encuentro aún no admite preguntas.',
    INTERVIEW_CLOSED: interviewEs.closed,
    TOO_MANY_REQUESTS: 'Hoy ya has enviado mucho. Vuelve a intentarlo mañana.',
    INVALID_FIELD: 'Falta algo o es demasiado largo. Revisa el formulario.',
    INVALID_FIELDS: 'Falta algo o es demasiado largo. Revisa el formulario.',
  } satisfies Partial<Record<ErrorCode, string>>,
  askedEnough: 'Ya has hecho todas las preguntas que caben por persona.',
  tooFast: 'Has enviado demasiado en poco tiempo. Vuelve a intentarlo dentro de un rato.',
  failed: 'Ha habido un error. Vuelve a intentarlo dentro de un rato.',
};

export const submissionsCa: typeof submissionsEs = {
  contribution: {
    soon: 'La convocatòria s’obrirà aviat.',
    open: 'Convocatòria oberta: pots enviar-hi el teu text, les teves imatges o el teu vídeo.',
    full: 'La convocatòria és plena.',
    closed: contributionCa.closed,
    archived: contributionCa.closed,
  },
  interview: {
    soon: 'L’entrevista encara no admet preguntes.',
    open: 'L’entrevista admet preguntes fins que comenci.',
    full: 'L’entrevista ja no admet més preguntes: hem arribat al màxim.',
    closed: 'El termini per preguntar s’ha acabat. Aquí en publicarem les respostes.',
    archived: 'L’entrevista s’ha acabat. Gràcies per les preguntes.',
  },
  opens: 'S’hi podrà preguntar des del',
  until: 'S’hi pot enviar fins al',
  send: 'Envia la teva aportació',
  ask: 'Fes la teva pregunta',
  title: contributionCa.title,
  text: contributionCa.text,
  question: yourQuestionCa,
  file: submissionCa.file,
  limits: submissionCa.limits,
  consent: contributionCa.consent,
  terms: contributionCa.terms,
  submit: contributionCa.submit,
  account: 'Per enviar cal un compte.',
  published: 'El que ens heu enviat',
  photoBy: 'Fotografia enviada per {nick}',
  sent: {
    title: contributionCa.thanksTitle,
    contribution: contributionCa.thanks,
    interview: interviewCa.thanks,
    back: backToPageCa,
  },
  refused: {
    title: 'No s’ha pogut enviar',
    back: 'El que has escrit continua a la pàgina anterior: torna enrere per corregir-ho.',
  },
  errorTexts: {
    NOT_LOGGED_IN: 'Per enviar cal un compte. Inicia la sessió i torna-ho a provar.',
    FILE_TYPE_REFUSED: submissionCa.problemType,
    FILE_TOO_LARGE: rulesCa['file.size'],
    FILE_DAMAGED: submissionCa.problemDamaged,
    TOO_MANY_PIXELS: submissionCa.problemPixels,
    CALL_NOT_OPEN: 'La convocatòria encara no és oberta.',
    CALL_CLOSED: 'La convocatòria està tancada.',
    INTERVIEW_LIMIT_REACHED: 'L’entrevista ja no admet més preguntes: s’ha arribat al màxim.',
    INTERVIEW_NOT_OPEN: 'L’entrevista encara no admet preguntes.',
    INTERVIEW_CLOSED: interviewCa.closed,
    TOO_MANY_REQUESTS: 'Avui ja has enviat molt. Torna-ho a provar demà.',
    INVALID_FIELD: 'Falta alguna cosa o és massa llarga. Revisa el formulari.',
    INVALID_FIELDS: 'Falta alguna cosa o és massa llarga. Revisa el formulari.',
  },
  askedEnough: 'Ja has fet totes les preguntes que pot fer cada persona.',
  tooFast: 'Has enviat massa coses en poc temps. Torna-ho a provar d’aquí a una estona.',
  failed: 'Hi ha hagut un error. Torna-ho a provar d’aquí a una estona.',
};
