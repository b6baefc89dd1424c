import type { Language } from '@portada/contract';
import { guardians as guardiansCa } from '@portada/shared/texts/phrases.ca.ts';
import { guardians as guardiansEs } from '@portada/shared/texts/phrases.ts';
import type { LegalText } from './texts.ts';

/** The page for parents and guardians, linked from the login screen (LOGIN-25). */
export const guardiansNotice: Readonly<Record<Language, LegalText>> = {
  es: {
    title: guardiansEs,
    description: 'Cómo acompañar a quienes aún no tienen trece años y qué puedes pedir como tutor.',
    parts: [
      {
        title: 'Menores de trece años',
        paragraphs: [
          'Para tener cuenta en el diario hay que haber cumplido trece años. Quienes aún no los tienen pueden leerlo todo sin cuenta, y apuntarse a los boletines con tu correo y a tu lado.',
        ],
      },
      {
        title: 'De trece a dieciocho años',
        paragraphs: [
          'A partir de los trece años la cuenta es suya. Te recomendamos que reviséis juntos el perfil, los boletines elegidos y lo que publica en los comentarios.',
        ],
      },
      {
        title: 'Lo que puedes pedirnos',
        paragraphs: [
          'Si crees que una cuenta es de alguien que no llega a esa edad, o quieres que borremos los datos de un menor a tu cargo, escribe a {email} e indica el correo de la cuenta. Comprobamos que eres su tutor y respondemos en cinco días.',
        ],
      },
    ],
  },
  ca: {
    title: guardiansCa,
    description: 'Com acompanyar qui encara no ha fet tretze anys i què pots demanar com a tutor.',
    parts: [
      {
        title: 'Menors de tretze anys',
        paragraphs: [
          'Per tenir compte al diari cal haver fet tretze anys. Qui encara no els ha fet ho pot llegir tot sense compte, i apuntar-se als butlletins amb el teu correu i amb tu al costat.',
        ],
      },
      {
        title: 'De tretze a divuit anys',
        paragraphs: [
          'A partir dels tretze anys el compte és seu. Et recomanem que reviseu plegats el perfil, els butlletins triats i el que publica als comentaris.',
        ],
      },
      {
        title: 'El que ens pots demanar',
        paragraphs: [
          'Si creus que un compte és d’algú que no arriba a aquesta edat, o vols que esborrem les dades d’un menor al teu càrrec, escriu a {email} i indica el correu del compte. Comprovem que n’ets tutor i responem en cinc dies.',
        ],
      },
    ],
  },
};
