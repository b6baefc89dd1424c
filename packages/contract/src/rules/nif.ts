import { ifFilled } from './text.ts';

const NIF_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** The check letter of a NIF or NIE. */
/* @__NO_SIDE_EFFECTS__ */
function nifLetter(number: number): string {
  return NIF_LETTERS.charAt(number % NIF_LETTERS.length);
}

/**
 * VAL-10: a NIF (8 digits and their letter; K, L or M, 7 digits and their letter for those who have no DNI) or a
 * NIE (X, Y or Z, 7 digits and their letter). Lower case is accepted, separators are not.
 */
/* @__NO_SIDE_EFFECTS__ */
export function nif() {
  return ifFilled(isNif, 'validation.nif.invalid');
}

/** A NIE's initial counts as a digit of the number that is divided; K, L and M do not. */
function isNif(value: string): boolean {
  const parts = /^([0-9]|[XYZ]|[KLM])([0-9]{7})([A-Z])$/i.exec(value);
  if (!parts) return false;
  const [, initial = '', figures, letter = ''] = parts;
  const nie = 'XYZ'.indexOf(initial.toUpperCase());
  const first = nie >= 0 ? nie : initial.replace(/\D/, '');
  return nifLetter(Number(`${first}${figures}`)) === letter.toUpperCase();
}
