/** A reader's answer to what a page asks to be allowed, in a cookie that the server writes and scripts read. */

/** What readers are asked for. */
export const consentPurposes = ['measurement', 'ads', 'embeds'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

export const CONSENT_COOKIE = 'portada_consent';

/** Raised when the purposes change, or what they mean: then everybody is asked again. */
const VERSION = 1;

/** How each valid answer begins: those to earlier questions count as none. */
export const CONSENT_START = `${VERSION}.`;

/** The answer with its day, as in `1.2026-11-27.ads-embeds`; without purposes it is a refusal. */
export function writeConsent(allowed: readonly ConsentPurpose[], day: string): string {
  return `${CONSENT_START}${day}.${allowed.join('-')}`;
}

/** The purposes that a reader allows; undefined where they have not answered. */
export function readConsent(value: string | undefined): readonly ConsentPurpose[] | undefined {
  const [, names] = /^\d{4}-\d{2}-\d{2}\.([a-z-]*)$/.exec(afterStart(value)) ?? [];
  return names === undefined ? undefined : purposesIn(names.split('-'));
}

/** Those of the names that are purposes, in their usual order. */
export function purposesIn(names: readonly string[]): readonly ConsentPurpose[] {
  return consentPurposes.filter((purpose) => names.includes(purpose));
}

function afterStart(value = ''): string {
  return value.startsWith(CONSENT_START) ? value.slice(CONSENT_START.length) : '';
}
