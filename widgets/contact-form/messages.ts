import { defineMessages } from '@portada/core';

const es = {
  label: 'Formulario de contacto',
  name: 'Nombre',
  email: 'Correo electrónico',
  topic: 'Asunto',
  otherTopic: 'Otro asunto',
  message: 'Mensaje',
  consent: 'He leído y acepto la',
  privacy: 'política de privacidad',
  submit: 'Enviar el mensaje',
  noCaptcha:
    'No hemos podido cargar la protección contra envíos automáticos. Puedes enviar el formulario igualmente.',
  failed:
    'No hemos podido enviar tu mensaje. Lo que has escrito sigue aquí: vuelve a intentarlo dentro de un rato.',
  tooMany:
    'Has enviado muchos mensajes seguidos. Lo que has escrito sigue aquí: espera un rato y vuelve a intentarlo.',
  sentTitle: 'Hemos recibido tu mensaje',
  sent: 'Gracias por escribirnos. Lo leerá quien puede contestarlo y te responderá a {email}.',
  another: 'Escribir otro mensaje',
};

export type ContactKey = keyof typeof es;
export const messages = defineMessages('contact-form', es, () => import('./messages.ca.ts'));
