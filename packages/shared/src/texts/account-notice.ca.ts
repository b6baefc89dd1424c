import type { Key } from './account-notice.ts';
import { login } from './phrases.ca.ts';

export const texts: Readonly<Record<Key, string>> = {
  'registered.title': 'Revisa el correu',
  'registered.text':
    'T’hem enviat un missatge amb un enllaç. Obre’l per confirmar l’adreça i activar el compte. Si no t’arriba, mira al correu brossa; en iniciar la sessió el podràs tornar a demanar.',
  'activation-error.title': 'Aquest enllaç ja no serveix',
  'activation-error.text':
    'Ja s’ha fet servir o ha caducat. Si el compte encara no és actiu, inicia la sessió i en podràs demanar un altre.',
  'email-validated.title': 'El teu correu està confirmat',
  'email-validated.text': 'El compte ja és actiu. Pots entrar amb el correu i la contrasenya.',
  'account-deleted.title': 'El teu compte s’ha eliminat',
  'account-deleted.text':
    'Ja no desem les teves dades. Gràcies per haver estat amb nosaltres; aquí tens sempre la porta oberta.',
  login,
  home: 'Torna a la portada',
};
