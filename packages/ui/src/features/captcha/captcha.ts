import { addScript, inTime } from '@portada/core/third-party.ts';

const SCRIPT = 'https://www.google.com/recaptcha/api.js';

declare global {
  interface Window {
    /** The global `grecaptcha`, once its script has run. */
    readonly grecaptcha?: {
      ready(callback: () => void): void;
      execute(siteKey: string, options: { action: string }): PromiseLike<string>;
    };
  }
}

const NAME = 'The captcha';

async function arrive(siteKey: string): Promise<void> {
  if (!window.grecaptcha) await addScript(`${SCRIPT}?render=${encodeURIComponent(siteKey)}`, NAME);
  const { grecaptcha } = window;
  if (!grecaptcha) throw new Error('The captcha’s script brought no captcha.');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
}

/** Resolves to a token; `action` is the name in the captcha's statistics. */
export type TokenSource = (action: string) => Promise<string>;

/**
 * reCAPTCHA v3 (score, no challenge). Loads its script, for a page that has a `recaptchaSiteKey`. Rejects on the
 * timeout of a call, and so does each token.
 */
export async function prepareCaptcha(siteKey: string): Promise<TokenSource> {
  await inTime(arrive(siteKey), NAME);
  return async (action) => {
    if (!window.grecaptcha) throw new Error('The captcha is gone.');
    return inTime(window.grecaptcha.execute(siteKey, { action }), NAME);
  };
}
