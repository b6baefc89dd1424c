import type { Key } from './new-password.ts';
import { email, newPassword } from './phrases.ca.ts';

export const texts: Readonly<Record<Key, string>> = {
  email,
  label: newPassword,
  submit: 'Desa la contrasenya',
  refused: 'Aquesta contrasenya no compleix el que demanem. Prova’n una altra.',
  askAgain: 'Demana un altre enllaç',
};
