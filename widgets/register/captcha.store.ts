import { $page } from '@portada/core';
import type { TokenSource } from '@portada/core/captcha/captcha.ts';
import { atom } from 'nanostores';

/** The captcha of one form, where the page has a key for it. Without it the form can be sent: the server decides. */
export function createCaptchaStore() {
  /** It is wanted and cannot be had. */
  const $missing = atom(false);
  let source: Promise<TokenSource | undefined> | undefined;

  async function prepare(siteKey: string): Promise<TokenSource | undefined> {
    try {
      const { prepareCaptcha } = await import('@portada/core/captcha/captcha.ts');
      return await prepareCaptcha(siteKey);
    } catch (error) {
      console.warn('Portada: the captcha did not load; the form goes without it.', error);
      $missing.set(true);
      return undefined;
    }
  }

  /** Fetches it, once; to be called when the reader first touches the form. */
  async function load(): Promise<TokenSource | undefined> {
    const { recaptchaSiteKey } = $page.get();
    if (!recaptchaSiteKey) return undefined;
    source ??= prepare(recaptchaSiteKey);
    return source;
  }

  return {
    $missing,
    load,

    /** What the form sends along; empty where there is no captcha. */
    async token(): Promise<string> {
      const ask = await load();
      try {
        return (await ask?.('register')) ?? '';
      } catch (error) {
        console.warn('Portada: the captcha gave no token; the form goes without it.', error);
        return '';
      }
    },
  };
}
