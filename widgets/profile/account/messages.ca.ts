import {
  dailyBulletin,
  getsBulletin,
  newPassword,
  yourAddress,
  yourData,
} from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  intro: 'Aquestes són les dades que tenim de tu. Els camps amb asterisc són obligatoris.',
  account: 'El teu usuari',
  password: 'La teva contrasenya',
  passwordIntro: 'Omple aquests camps només si la vols canviar.',
  currentPassword: 'Contrasenya actual',
  newPassword,
  repeatPassword: 'Repeteix la contrasenya nova',
  person: yourData,
  home: yourAddress,
  demo: 'Edició de demostració',
  demoIntro: 'Aquestes dades no es poden canviar des d’aquí.',
  bulletin: getsBulletin,
  bulletinTitle: dailyBulletin,
  bulletinText: 'Cada matí, el que cal saber del dia al teu correu.',
  missing: 'Per desar, revisa abans aquestes dades:',
  deleteTitle: 'Elimina el teu compte',
  deleteText: 'Esborrarem les teves dades, el que has desat i els autors que segueixes.',
  delete: 'Elimina el meu compte',
  deleteQuestion: 'Vols eliminar el teu compte?',
  deleteWarning:
    'Esborrarem les teves dades, els continguts desats, els autors que segueixes i els teus butlletins. No es pot desfer.',
  deleteConfirm: 'Sí, elimina’l',
  cancel: 'Cancel·la',
  deleteDemo:
    'Aquest compte és de demostració i no es pot eliminar des d’aquí. Escriu al servei d’atenció al lector i ho farem per tu.',
  deleteFailed: 'No hem pogut eliminar el compte. Torna-ho a provar d’aquí a un moment.',
};
