import { $page } from '@portada/core';
import { atom } from 'nanostores';
import type { TokenSource } from './captcha.ts';

/**
 * The captcha of one form, where the page has a key for it. Without a token the form can be sent: the server
 * decides.
 *
 * @param action the action's name in the captcha's statistics
 */
export function createCaptchaStore(action: string) {
  /** It is required but failed to load. */
  const $missing = atom(false);
  let source: Promise<TokenSource | undefined> | undefined;

  async function prepare(siteKey: string): Promise<TokenSource | undefined> {
    try {
      const { prepareCaptcha } = await import('./captcha.ts');
      return await prepareCaptcha(siteKey);
    } catch (error) {
      console.warn('Portada: the captcha did not load; the form goes without it.', error);
      $missing.set(true);
      return undefined;
    }
  }

  /** Loads it once; to be called on the first interaction with the form. */
  async function load(): Promise<TokenSource | undefined> {
    const { recaptchaSiteKey } = $page.get();
    if (!recaptchaSiteKey) return undefined;
    source ??= prepare(recaptchaSiteKey);
    return source;
  }

  return {
    $missing,
    load,

    /** The token to send; empty where there is no captcha. */
    async token(): Promise<string> {
      const ask = await load();
      try {
        return (await ask?.(action)) ?? '';
      } catch (error) {
        console.warn('Portada: the captcha gave no token; the form goes without it.', error);
        return '';
      }
    },
  };
}
