import { REQUEST_TIMEOUT_MS } from './request-timeout.ts';
import { scriptAddress } from './trusted-types.ts';

/** Rejects after the same timeout as calls; `name` is used in the error's message. */
export async function inTime<Value>(promise: PromiseLike<Value>, name: string): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`${name} does not answer.`)), REQUEST_TIMEOUT_MS);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Adds a third-party script to the page. Rejects if it cannot be loaded, after removing its tag. */
export function addScript(address: string, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    // Under a policy of nonces it needs the page's, which the script of the loader has.
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${name} did not load.`));
    });
    script.src = scriptAddress(address);
    document.head.append(script);
  });
}
