/** The offsets that zones are written with, as numbers and as names. */

/** The names of RFC 822 and the usual others. A name of several zones (IST, AST) is none: nobody can know. */
const offsets: Readonly<Record<string, string>> = {
  ...{
    Z: '+00:00',
    UT: '+00:00',
    UTC: '+00:00',
    GMT: '+00:00',
    WET: '+00:00',
    WEST: '+01:00',
    BST: '+01:00',
  },
  ...{ CET: '+01:00', MET: '+01:00', MEZ: '+01:00', CEST: '+02:00', MEST: '+02:00', MESZ: '+02:00' },
  ...{ EET: '+02:00', EEST: '+03:00', MSK: '+03:00', TRT: '+03:00', WAT: '+01:00', CAT: '+02:00' },
  ...{ SAST: '+02:00', EAT: '+03:00', PKT: '+05:00', HKT: '+08:00', JST: '+09:00', KST: '+09:00' },
  ...{ AWST: '+08:00', ACST: '+09:30', ACDT: '+10:30', AEST: '+10:00', AEDT: '+11:00' },
  ...{ NZST: '+12:00', NZDT: '+13:00', NST: '-03:30', NDT: '-02:30', ADT: '-03:00', BRT: '-03:00' },
  ...{ EST: '-05:00', EDT: '-04:00', CST: '-06:00', CDT: '-05:00', MST: '-07:00', MDT: '-06:00' },
  ...{ PST: '-08:00', PDT: '-07:00', AKST: '-09:00', AKDT: '-08:00', HST: '-10:00' },
};

/** `+01:00` of `+0100`, `+01`, `GMT+1` or `CET`; undefined for a name that is not known. */
export function offsetNamed(zone: string): string | undefined {
  const [, sign, hours = '', minutes = '00'] =
    /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d{2}))?$/i.exec(zone) ?? [];
  if (sign) return `${sign}${hours.padStart(2, '0')}:${minutes}`;
  const name = zone.toUpperCase();
  return Object.hasOwn(offsets, name) ? offsets[name] : undefined;
}
