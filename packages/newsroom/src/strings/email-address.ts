/** E-mail addresses as they are stored, and as readers write them. */
import { domainToUnicode } from 'node:url';
import { asciiDomain } from '@portada/contract/rules';

/** An address as it is stored and compared: in lower case, its domain in ASCII. */
export function normaliseEmail(email: string): string {
  return asciiDomain(email.trim()).toLowerCase();
}

/** A stored address as its reader writes it: with `corporació.cat` and not `xn--corporaci-e7a.cat`. */
export function shownEmail(email: string): string {
  const [, local, domain = ''] = /^(.*@)(.*)$/.exec(email) ?? [];
  const shown = domainToUnicode(domain);
  return local && shown ? local + shown : email;
}
