import fc from 'fast-check';

/** Origins that may stand in a crafted address as ours. */
export const origins = ['http://localhost:3000', 'https://diari.test', 'https://localhost:4100'];

/** Addresses as an attacker would put them together: pieces that mean something to a parser, in any order. */
const pieces = [
  ...[
    'http',
    'https',
    'javascript',
    'data',
    'blob',
    ':',
    '//',
    '/',
    '\\',
    '@',
    '?',
    '#',
    '.',
    '..',
    '[',
    ']',
    '%',
  ],
  ...[
    'localhost',
    'localhost:3000',
    'diari.test',
    'evil.test',
    ':3000',
    ':4100',
    'user:pass@',
    '%2f',
    '%40',
    '%00',
  ],
  ...[
    '\t',
    '\n',
    '\r',
    ' ',
    '\u0000',
    '\u200b',
    '。',
    'ｌ',
    'і',
    'xn--',
    '::1',
    '0x7f.1',
    'text/html,',
    'alert(1)',
  ],
];
const crafted = fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((parts) => parts.join(''));
/** Anything that may be given for an address. */
export const addresses = fc.oneof(
  { weight: 6, arbitrary: crafted },
  fc.tuple(fc.constantFrom(...origins), crafted).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
);
