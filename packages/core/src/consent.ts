import { CONSENT_COOKIE, type ConsentPurpose, readConsent } from '@portada/shared/consent.ts';
import { atom, onMount } from 'nanostores';
import { cookie } from './cookie.ts';

/** What the reader allows, where the page asks by itself (feature `consent`); undefined until they have answered. */
export const $allowed = atom<readonly ConsentPurpose[] | undefined>();

onMount($allowed, () => {
  const read = () => $allowed.set(readConsent(cookie(CONSENT_COOKIE)));
  read();
  document.addEventListener('portada:consent', read);
  return () => document.removeEventListener('portada:consent', read);
});
