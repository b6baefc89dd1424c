import { defineMessages } from '@portada/core';
import { texts } from '@portada/shared/texts/contact.ts';
import { email, noCaptcha, privacyConsent, privacyPolicy } from '@portada/shared/texts/phrases.ts';

const es = {
  ...texts,
  label: 'Formulario de contacto',
  email,
  consent: privacyConsent,
  privacy: privacyPolicy,
  noCaptcha,
  sent: 'Gracias por escribirnos. Lo leerá quien puede contestarlo y te responderá a {email}.',
  another: 'Escribir otro mensaje',
};

export const messages = defineMessages('contact-form', es, () => import('./messages.ca.ts'));
