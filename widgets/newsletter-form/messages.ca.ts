export const messages = {
  label: 'Subscripció als butlletins',
  email: 'Correu electrònic',
  consent: 'He llegit i accepto la',
  privacy: 'política de privacitat',
  submit: 'Subscriu-m’hi',
  failed: 'Ara mateix no t’hi podem apuntar. Torna-ho a provar d’aquí a una estona.',
  thanksTitle: 'Gràcies per subscriure-t’hi!',
  thanks: 'T’hem enviat un correu per confirmar la subscripció.',
  close: 'Tanca',
};
