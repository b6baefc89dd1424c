import { defineMessages } from '@portada/core';
import {
  dailyBulletin,
  getsBulletin,
  newPassword,
  yourAddress,
  yourData,
} from '@portada/shared/texts/phrases.ts';

const es = {
  intro: 'Estos son los datos que tenemos de ti. Los campos con asterisco son obligatorios.',
  account: 'Tu usuario',
  password: 'Tu contraseña',
  passwordIntro: 'Rellena estos campos solo si quieres cambiarla.',
  currentPassword: 'Contraseña actual',
  newPassword,
  repeatPassword: 'Repite la contraseña nueva',
  person: yourData,
  home: yourAddress,
  demo: 'Edición de demostración',
  demoIntro: 'Estos datos no se pueden cambiar desde aquí.',
  bulletin: getsBulletin,
  bulletinTitle: dailyBulletin,
  bulletinText: 'Cada mañana, lo que hay que saber del día en tu correo.',
  missing: 'Para guardar, revisa antes estos datos:',
  deleteTitle: 'Eliminar tu cuenta',
  deleteText: 'Borraremos tus datos, lo que has guardado y los autores que sigues.',
  delete: 'Eliminar mi cuenta',
  deleteQuestion: '¿Quieres eliminar tu cuenta?',
  deleteWarning:
    'Borraremos tus datos, tus contenidos guardados, los autores que sigues y tus boletines. No se puede deshacer.',
  deleteConfirm: 'Sí, eliminarla',
  cancel: 'Cancelar',
  deleteDemo:
    'Esta cuenta es de demostración y no se puede eliminar desde aquí. Escribe al servicio de atención al lector y lo haremos por ti.',
  deleteFailed: 'No hemos podido eliminar la cuenta. Inténtalo de nuevo dentro de un momento.',
};

export const messages = defineMessages('profile-account', es, () => import('./messages.ca.ts'));
