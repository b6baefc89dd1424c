/** Texts compared as readers mean them: accents and case do not matter (PRED-04). */

/** Without accents, in lower case. The middle dot of `l·l` goes, and so does what composes or joins letters. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}·\u200c\u200d]/gu, '')
    .toLowerCase();
}
