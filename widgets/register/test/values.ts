import { emptyValues, type Values } from '../register.schema.ts';

/** A form that only needs to be sent. */
export const filled: Values = {
  ...emptyValues,
  nick: 'marinera',
  email: 'nuria.vidal@example.com',
  password: 'Faro-1926',
  name: 'Núria',
  surname: 'Vidal Peña',
  birthdate: '1988-04-23',
  terms: true,
};
