import { email, privacyConsent, privacyPolicy } from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  label: 'Subscripció als butlletins',
  email,
  choose: 'Tria els butlletins',
  sample: 'Veure l’últim',
  sampleOf: 'Veure l’últim número de {name}',
  consent: privacyConsent,
  privacy: privacyPolicy,
  submit: 'Subscriu-m’hi',
  failed: 'Ara mateix no t’hi podem apuntar. Torna-ho a provar d’aquí a una estona.',
  thanksTitle: 'Gràcies per subscriure-t’hi!',
  thanks: 'T’hem enviat un correu per confirmar la subscripció.',
};
