import { page } from 'vitest/browser';

/** The fields that registration and profile share, by their names. */
export const accountFields = {
  nick: page.getByLabelText(/^Nombre de usuario/),
  email: page.getByLabelText(/^Correo electrónico/),
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
