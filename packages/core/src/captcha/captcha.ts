import { REQUEST_TIMEOUT_MS } from '@portada/contract';
import { scriptAddress } from '../trusted-types.ts';

const SCRIPT = 'https://www.google.com/recaptcha/api.js';

declare global {
  interface Window {
    /** Google's own object, there once its script has run. */
    readonly grecaptcha?: {
      ready(callback: () => void): void;
      execute(siteKey: string, options: { action: string }): PromiseLike<string>;
    };
  }
}

/** Gives up on what does not come, as calls do. */
async function within<Value>(promise: PromiseLike<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The captcha does not answer.')), REQUEST_TIMEOUT_MS);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function addScript(siteKey: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The captcha’s script did not load.'));
    });
    script.src = scriptAddress(`${SCRIPT}?render=${encodeURIComponent(siteKey)}`);
    document.head.append(script);
  });
}

async function arrive(siteKey: string): Promise<void> {
  if (!window.grecaptcha) await addScript(siteKey);
  const { grecaptcha } = window;
  if (!grecaptcha) throw new Error('The captcha’s script brought no captcha.');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
}

/** Gives the token that a form sends along; `action` is what the form is for, as the captcha's statistics name it. */
export type TokenSource = (action: string) => Promise<string>;

/**
 * reCAPTCHA with a score, which asks the reader nothing. Fetches its script, for a page that has a
 * `recaptchaSiteKey`. Fails where it cannot be had within the time of a call, and so does each token.
 */
export async function prepareCaptcha(siteKey: string): Promise<TokenSource> {
  await within(arrive(siteKey));
  return async (action) => {
    if (!window.grecaptcha) throw new Error('The captcha is gone.');
    return within(window.grecaptcha.execute(siteKey, { action }));
  };
}
