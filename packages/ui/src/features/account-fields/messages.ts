import { defineMessages } from '@portada/core';
import { birthdate, email, nick } from '@portada/shared/texts/phrases.ts';

const es = {
  nick,
  nickHint: 'Es el nombre que verán los demás lectores.',
  nickAsking: 'Comprobando si está libre…',
  nickFree: 'Está libre.',
  email,
  name: 'Nombre',
  surname: 'Apellidos',
  birthdate,
  phone: 'Teléfono',
  nif: 'NIF o NIE',
  alternativeEmail: 'Otro correo electrónico',
  country: 'País',
  countryNone: 'Elige un país',
  province: 'Provincia',
  provinceNone: 'Elige una provincia',
  city: 'Población',
  address: 'Dirección',
  postalCode: 'Código postal',
};

/** The fields that every form about an account has. */
export const accountMessages = defineMessages('account-fields', es, () => import('./messages.ca.ts'));
