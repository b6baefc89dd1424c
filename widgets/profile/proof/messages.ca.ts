import type { ProofKey } from './messages.ts';

export const messages: Record<ProofKey, string> = {
  title: 'Confirma que ets tu',
  password: 'Fa una estona que vas iniciar la sessió. Escriu la contrasenya per continuar.',
  sending: 'Fa una estona que vas iniciar la sessió. T’estem enviant un codi a {email}.',
  sent: 'Fa una estona que vas iniciar la sessió. Escriu el codi que t’hem enviat a {email}. Caduca d’aquí a deu minuts.',
  notSent: 'No hem pogut enviar el codi. Torna-ho a provar d’aquí a un moment.',
  sendAgain: 'Envia un altre codi',
  passwordLabel: 'Contrasenya',
  codeLabel: 'Codi',
  submit: 'Continua',
  cancel: 'Cancel·la',
  wrongPassword: 'La contrasenya no és correcta.',
  wrongCode: 'El codi no és correcte o ha caducat.',
  failed: 'No ho hem pogut comprovar. Torna-ho a provar d’aquí a un moment.',
};
