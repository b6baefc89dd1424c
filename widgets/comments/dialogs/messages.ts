import { defineMessages } from '@portada/core';
import { loginButton, notNow } from '@portada/shared/texts/phrases.ts';

const es = {
  loginTitle: 'Inicia sesión para participar',
  loginText:
    'Con tu cuenta de {site} puedes comentar, votar los comentarios y avisarnos de los que no deberían estar.',
  login: loginButton,
  notNow,
  reportTitle: 'Denunciar este comentario',
  reportText: 'Lo leerá el equipo de moderación. Quien lo ha escrito no sabrá quién lo denuncia.',
  reason: 'Motivo',
  spam: 'Es publicidad',
  abuse: 'Insulta o amenaza',
  falsehood: 'Difunde mentiras',
  privacy: 'Revela datos de alguien',
  other: 'Otro motivo',
  thanks: 'Gracias. Revisaremos el comentario.',
  gone: 'Has retirado el comentario.',
  removeTitle: 'Retirar tu comentario',
  removeText:
    'Dejará de verse y no podrás recuperarlo. Si alguien te ha respondido, las respuestas se quedan.',
};

export const messages = defineMessages('comments-dialogs', es, () => import('./messages.ca.ts'));
