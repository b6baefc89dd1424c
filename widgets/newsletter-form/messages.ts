import { defineMessages } from '@portada/core';
import { email, privacyConsent, privacyPolicy } from '@portada/shared/texts/phrases.ts';

const es = {
  label: 'Suscripción a los boletines',
  email,
  choose: 'Elige los boletines',
  sample: 'Ver el último',
  sampleOf: 'Ver el último número de {name}',
  consent: privacyConsent,
  privacy: privacyPolicy,
  submit: 'Suscribirme',
  failed: 'Ahora mismo no podemos apuntarte. Vuelve a intentarlo dentro de un rato.',
  thanksTitle: '¡Gracias por suscribirte!',
  thanks: 'Te hemos enviado un correo para confirmar la suscripción.',
};

export const messages = defineMessages('newsletter-form', es, () => import('./messages.ca.ts'));
