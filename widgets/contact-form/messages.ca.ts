import { texts } from '@portada/shared/texts/contact.ca.ts';
import { email, noCaptcha, privacyConsent, privacyPolicy } from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  ...texts,
  label: 'Formulari de contacte',
  email,
  consent: privacyConsent,
  privacy: privacyPolicy,
  noCaptcha,
  sent: 'Gràcies per escriure’ns. El llegirà qui el pot contestar i et respondrà a {email}.',
  another: 'Escriu un altre missatge',
};
