/** Characters that are not seen: which of them a text needs, and the text without the others. */

/** Scripts whose words need joiners: those whose letters are joined, and those of India and its neighbours. */
const scripts = [
  ...['Arab', 'Syrc', 'Nkoo', 'Mong', 'Adlm'],
  ...['Beng', 'Deva', 'Gujr', 'Guru', 'Knda', 'Mlym', 'Orya', 'Sinh', 'Taml', 'Telu', 'Tibt', 'Khmr', 'Mymr'],
];

/** The flag of a region, whose code is written in tags, and line breaks; else what hides, turns or keeps apart. */
const HIDDEN =
  /(\n|\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f})|(?![\u200c\u200d])(?:[\p{Cc}\p{Co}\ufff9-\ufffb]|(?![\p{L}\p{M}])\p{DI}|(?<=\p{VS})\p{VS})/gu;

const JOINERS = /* @__PURE__ */ joiners();

/**
 * Joiners, those in their place as a group: between emoji, and beside a letter of these scripts within a word, which
 * tags of HTML do not end. The other joiner also shapes the last letter of a word.
 */
/* @__NO_SIDE_EFFECTS__ */
function joiners(): RegExp {
  const letter = `(?=\\p{L})[${scripts.map((script) => `\\p{scx=${script}}`).join('')}]`;
  const after = (sign: string) => `(?<=${sign}\\p{M}*(?:<[^<>]*>)*)`;
  const before = (sign: string) => `(?=[\\u200c\\u200d]*(?:<[^<>]*>)*${sign})`;
  const inPlace = [
    '(?<=\\p{ExtPict}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?)\\u200d(?=\\u200d*\\p{ExtPict})',
    `${after(letter)}(?:\\u200d|\\u200c${before('[\\p{L}\\p{M}\\p{N}]')})`,
    `${after('[\\p{L}\\p{N}]')}[\\u200c\\u200d]${before(letter)}`,
  ];
  return new RegExp(`(${inPlace.join('|')})|[\\u200c\\u200d]`, 'gu');
}

/**
 * The text, or HTML, without controls, turns of direction, empty spaces and hidden tags; with what the words of its
 * script and its emoji are written with. `instead` stands for each character that goes.
 */
/* @__NO_SIDE_EFFECTS__ */
export function withoutUnseen(text: string, instead: (sign: string) => string = () => ''): string {
  const put = (sign: string, inPlace?: string) => inPlace ?? instead(sign);
  return text.replace(HIDDEN, put).replace(JOINERS, put);
}

/** The text without the joiners of its words: with and without them it is the same word. */
/* @__NO_SIDE_EFFECTS__ */
export function withoutJoiners(text: string): string {
  return text.replace(/[\u200c\u200d]/g, '');
}

/** Whether every character is visible: no invisible ones but the joiners of words, no stacked or isolated accents. */
/* @__NO_SIDE_EFFECTS__ */
export function shows(value: string): boolean {
  const letters = withoutJoiners(value);
  return withoutUnseen(value) === value && !/\p{DI}|(?:^|[^\p{L}\p{M}\p{N}])\p{M}|\p{M}{4}/u.test(letters);
}

/** Whether nothing of the text is seen. The blank Braille pattern is a symbol for Unicode. */
/* @__NO_SIDE_EFFECTS__ */
export function isBlank(text: string): boolean {
  return !/[^\p{Z}\p{C}\p{M}\p{DI}\u2800]/u.test(text);
}
