/** SHOW-01: `#` stands for figures and signs. */
export const LETTERS = ['#', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** What the list is narrowed to: a letter, a text, or neither (SHOW-09). */
export interface ShowFilter {
  readonly letter: string;
  /** As it is typed; blanks around it do not count. */
  readonly text: string;
}

export const emptyFilter: ShowFilter = { letter: '', text: '' };

export function isSame(one: ShowFilter, other: ShowFilter): boolean {
  return one.letter === other.letter && one.text.trim() === other.text.trim();
}

/** Reads the query of an address. A text goes before a letter; what is no letter of ours is none. */
export function filterIn(address: string): ShowFilter {
  const { searchParams } = new URL(address);
  const text = searchParams.get('text')?.trim() ?? '';
  const letter = searchParams.get('letter')?.toUpperCase() ?? '';
  return text ? { letter: '', text } : { letter: LETTERS.includes(letter) ? letter : '', text: '' };
}

/** The same address with this filter; the rest of its query stays. */
export function addressWith({ letter, text }: ShowFilter, address: string): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries({ letter, text: text.trim() })) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  return url.href;
}
