import type { ValidationKey } from '@portada/contract/rules';
import { defineMessages, type Texts } from '@portada/core';

type Unprefixed<Key extends string> = Key extends `validation.${infer Rest}` ? Rest : never;

/** What a form says of each broken rule, by the rule's key without `validation.` */
export type ValidationTexts = Texts<Unprefixed<ValidationKey>>;

const es: ValidationTexts = {
  'email.required': 'Escribe tu correo electrónico.',
  'password.required': 'Escribe tu contraseña.',
  'address.required': 'Escribe tu dirección.',
  'postalCode.required': 'Escribe tu código postal.',
  'city.required': 'Escribe tu población.',
  'province.required': 'Elige tu provincia.',
  'country.required': 'Elige tu país.',
  'name.required': 'Escribe tu nombre.',
  'surname.required': 'Escribe tus apellidos.',
  'birthdate.required': 'Escribe tu fecha de nacimiento.',
  'pin.required': 'Escribe tu PIN.',
  'phone.required': 'Escribe tu teléfono.',
  'nif.required': 'Escribe tu NIF o NIE.',
  'memberNumber.required': 'Escribe tu número de socio.',
  'repeatPassword.required': 'Repite la contraseña.',
  'nick.required': 'Elige un nombre de usuario.',
  'newPassword.required': 'Escribe la contraseña nueva.',
  'title.required': 'Escribe un título.',
  'text.required': 'Escribe un texto.',
  'question.required': 'Escribe tu pregunta.',
  'message.required': 'Escribe tu mensaje.',
  'file.required': 'Elige un archivo.',
  'email.invalid': 'Revisa el correo electrónico: debe tener la forma nombre@ejemplo.es.',
  'email.taken': 'Ya hay una cuenta con este correo electrónico.',
  'email.hasAccount': 'Ya hay una cuenta con este correo electrónico. Inicia sesión con ella.',
  'password.length': 'La contraseña debe tener al menos 8 caracteres.',
  'password.lowercase': 'La contraseña debe tener alguna letra minúscula.',
  'password.uppercase': 'La contraseña debe tener alguna letra mayúscula.',
  'password.number': 'La contraseña debe tener algún número.',
  'password.special': 'La contraseña debe tener algún signo, como ! o #.',
  'password.run': 'La contraseña no puede repetir el mismo carácter 4 veces seguidas.',
  'newPassword.run': 'La contraseña no puede repetir el mismo carácter dos veces seguidas.',
  'repeatPassword.mismatch': 'Las contraseñas no coinciden.',
  'pin.mismatch': 'Los PIN no coinciden.',
  digits: 'Escribe solo cifras, con la longitud indicada.',
  tooShort: 'El texto es demasiado corto.',
  tooLong: 'El texto es demasiado largo.',
  pattern: 'El formato no es correcto.',
  'postalCode.short': 'El código postal debe tener al menos 5 caracteres.',
  'phone.invalid': 'El teléfono debe tener entre 6 y 12 cifras, sin espacios ni signos.',
  'nif.invalid': 'Revisa el NIF o NIE: la letra no corresponde al número.',
  'city.invalid': 'La población solo puede llevar letras, espacios, guiones y apóstrofos.',
  'province.invalid': 'La provincia solo puede llevar letras, espacios, guiones y apóstrofos.',
  'country.invalid': 'El país solo puede llevar letras, espacios, guiones y apóstrofos.',
  'birthdate.invalid': 'Escribe una fecha que exista, como 21/11/1990.',
  'birthdate.tooYoung': 'Debes tener al menos 13 años.',
  'birthdate.tooOld': 'Esta cuenta es para menores de 13 años.',
  'terms.required': 'Debes aceptar las condiciones.',
  'nick.invalid': 'El nombre de usuario solo puede llevar letras, números, puntos y guiones.',
  'nick.short': 'El nombre de usuario debe tener al menos 4 caracteres.',
  'nick.long': 'El nombre de usuario es demasiado largo.',
  'nick.taken': 'Este nombre de usuario ya lo usa otra persona.',
  'file.size': 'El archivo pesa demasiado.',
  'file.type': 'Este tipo de archivo no se admite.',
};

export const validationMessages = defineMessages('validation', es, () => import('./messages.ca.ts'));

/** Whether a rule's message is one that has a text here; the `validation.` before it is the set's name. */
export function isRuleKey(key: string): key is keyof ValidationTexts {
  return Object.hasOwn(es, key);
}
