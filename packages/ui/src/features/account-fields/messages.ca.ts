import { birthdate, email, nick } from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  nick,
  nickHint: 'És el nom que veuran els altres lectors.',
  nickAsking: 'S’està comprovant si és lliure…',
  nickFree: 'És lliure.',
  email,
  name: 'Nom',
  surname: 'Cognoms',
  birthdate,
  phone: 'Telèfon',
  nif: 'NIF o NIE',
  alternativeEmail: 'Un altre correu electrònic',
  country: 'País',
  countryNone: 'Tria un país',
  province: 'Província',
  provinceNone: 'Tria una província',
  city: 'Població',
  address: 'Adreça',
  postalCode: 'Codi postal',
};
