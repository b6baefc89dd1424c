import { defineMessages } from '@portada/core';

const es = {
  label: 'Suscripción a los boletines',
  email: 'Correo electrónico',
  consent: 'He leído y acepto la',
  privacy: 'política de privacidad',
  submit: 'Suscribirme',
  failed: 'Ahora mismo no podemos apuntarte. Vuelve a intentarlo dentro de un rato.',
  thanksTitle: '¡Gracias por suscribirte!',
  thanks: 'Te hemos enviado un correo para confirmar la suscripción.',
  close: 'Cerrar',
};

export const messages = defineMessages('newsletter-form', es, () => import('./messages.ca.ts'));
