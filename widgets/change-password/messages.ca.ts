import { texts } from '@portada/shared/texts/new-password.ca.ts';
import { newPassword, noConnection } from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  ...texts,
  newPassword,
  repeatPassword: 'Repeteix la contrasenya',
  deadLink:
    'Aquest enllaç ja no serveix: s’ha fet servir o ha caducat. Demana’n un altre i te l’enviarem per correu.',
  connection: noConnection,
  failed: 'Ara mateix no podem canviar la contrasenya. Torna-ho a provar d’aquí a una estona.',
};
