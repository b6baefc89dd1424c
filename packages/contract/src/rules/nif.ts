import { ifFilled } from './text.ts';

const NIF_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** The letter that belongs to the number of a NIF or NIE. */
/* @__NO_SIDE_EFFECTS__ */
function nifLetter(number: number): string {
  return NIF_LETTERS.charAt(number % NIF_LETTERS.length);
}

/**
 * VAL-10: a NIF (8 figures and their letter; K, L or M, 7 figures and their letter for those who have no DNI) or a
 * NIE (X, Y or Z, 7 figures and their letter). Small letters are taken, separators are not.
 */
/* @__NO_SIDE_EFFECTS__ */
export function nif() {
  return ifFilled(isNif, 'validation.nif.invalid');
}

/** A NIE's initial counts as a figure in the number that is divided; K, L and M do not. */
function isNif(value: string): boolean {
  const parts = /^([0-9]|[XYZ]|[KLM])([0-9]{7})([A-Z])$/i.exec(value);
  if (!parts) return false;
  const [, initial = '', figures, letter = ''] = parts;
  const nie = 'XYZ'.indexOf(initial.toUpperCase());
  const first = nie >= 0 ? nie : initial.replace(/\D/, '');
  return nifLetter(Number(`${first}${figures}`)) === letter.toUpperCase();
}
