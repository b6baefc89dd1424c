import { page } from 'vitest/browser';

/** The fields of the account's form, by the names that they send. */
export const field = {
  nick: page.getByLabelText(/^Nombre de usuario/),
  email: page.getByLabelText(/^Correo electrónico/),
  password: page.getByLabelText(/^Contraseña actual/),
  newPassword: page.getByLabelText(/^Contraseña nueva/),
  repeatPassword: page.getByLabelText(/^Repite la contraseña nueva/),
  name: page.getByLabelText(/^Nombre \*/),
  surname: page.getByLabelText(/^Apellidos/),
  birthdate: page.getByLabelText(/^Fecha de nacimiento/),
  phone: page.getByLabelText(/^Teléfono/),
  country: page.getByLabelText(/^País/),
  province: page.getByLabelText(/^Provincia/),
  city: page.getByLabelText(/^Población/),
  address: page.getByLabelText(/^Dirección/),
  postalCode: page.getByLabelText(/^Código postal/),
};

export const FAILED = 'No hemos podido guardar los cambios.';
export const SAVED = 'Hemos guardado los cambios.';
