import { defineMessages } from '@portada/core';

const es = {
  title: 'La contraseña debe tener:',
  'password.length': '8 caracteres o más',
  'password.lowercase': 'una letra minúscula',
  'password.uppercase': 'una letra mayúscula',
  'password.number': 'un número',
  'password.special': 'un signo, como ! o #',
  'password.run': 'ningún carácter 4 veces seguidas',
  'newPassword.run': 'ningún carácter dos veces seguidas',
  held: 'cumplido',
  open: 'pendiente',
  progress: 'Requisitos cumplidos: {held} de {all}.',
};

export const passwordRulesMessages = defineMessages('password-rules', es, () => import('./messages.ca.ts'));
export type PasswordRulesKey = keyof typeof es;

/** Whether a rule has a short text here. */
export function isShortRule(key: string): key is PasswordRulesKey {
  return Object.hasOwn(es, key);
}
