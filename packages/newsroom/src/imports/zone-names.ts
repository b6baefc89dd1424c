/** The offsets that zones are written with, as numbers and as names. */

/** The names of RFC 822 and the usual others. A name of several zones (IST, AST) is none: nobody can know. */
const namesOf: Readonly<Record<string, string>> = {
  '-10:00': 'HST',
  '-09:00': 'AKST',
  '-08:00': 'AKDT PST',
  '-07:00': 'MST PDT',
  '-06:00': 'CST MDT',
  '-05:00': 'CDT COT EST PET',
  '-04:00': 'BOT CLT EDT VET',
  '-03:30': 'NST',
  '-03:00': 'ADT ART BRT CLST UYT',
  '-02:30': 'NDT',
  '+00:00': 'GMT UT UTC WET Z',
  '+01:00': 'BST CET MET MEZ WAT WEST',
  '+02:00': 'CAT CEST EET MEST MESZ SAST',
  '+03:00': 'EAT EEST IDT MSK TRT',
  '+05:00': 'PKT',
  '+08:00': 'AWST HKT SGT',
  '+09:00': 'JST KST',
  '+09:30': 'ACST',
  '+10:00': 'AEST',
  '+10:30': 'ACDT',
  '+11:00': 'AEDT',
  '+12:00': 'NZST',
  '+13:00': 'NZDT',
};

const offsets: ReadonlyMap<string, string> = new Map(
  Object.entries(namesOf).flatMap(([offset, names]) => names.split(' ').map((name) => [name, offset])),
);

/** `+01:00` of `+0100`, `+01`, `GMT+1` or `CET`; undefined for a name that is not known. */
export function offsetNamed(zone: string): string | undefined {
  const [, sign, hours = '', minutes = '00'] =
    /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d{2}))?$/i.exec(zone) ?? [];
  if (sign) return `${sign}${hours.padStart(2, '0')}:${minutes}`;
  return offsets.get(zone.toUpperCase());
}
