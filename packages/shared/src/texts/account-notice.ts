import { login } from './phrases.ts';

/** What becomes of an account, told where a link of a mail has led. */
export const texts = {
  'registered.title': 'Revisa tu correo',
  'registered.text':
    'Te hemos enviado un mensaje con un enlace. Ábrelo para confirmar tu dirección y activar la cuenta. Si no te llega, mira en el correo no deseado; al iniciar sesión podrás pedirlo otra vez.',
  'activation-error.title': 'Este enlace ya no sirve',
  'activation-error.text':
    'Ya se ha usado o ha caducado. Si tu cuenta sigue sin activar, inicia sesión y podrás pedir otro.',
  'email-validated.title': 'Tu correo está confirmado',
  'email-validated.text': 'La cuenta ya está activa. Puedes entrar con tu correo y tu contraseña.',
  'account-deleted.title': 'Tu cuenta se ha eliminado',
  'account-deleted.text':
    'Ya no guardamos tus datos. Gracias por haber estado con nosotros; aquí tienes siempre la puerta abierta.',
  login,
  home: 'Volver a la portada',
};

export type Key = keyof typeof texts;
