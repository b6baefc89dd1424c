import { $page } from './page.ts';

/** What is used here of Trusted Types, which TypeScript's DOM does not know yet. */
interface ScriptAddresses {
  /** Gives a `TrustedScriptURL`, which serves wherever an address is asked for. */
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: ScriptAddresses): ScriptAddresses };
  }
}

/** On a page under Trusted Types the address passes through the policy `portada`, which the page's CSP has to name. */
function trusted(address: string): string {
  const policy = window.trustedTypes?.createPolicy('portada', { createScriptURL: (given) => given });
  return policy ? policy.createScriptURL(address) : address;
}

/** SW-01, SW-02: registers the site's service worker; a failure is logged and nothing is shown. */
export async function registerServiceWorker(): Promise<void> {
  const { alias } = $page.get().site;
  if (!alias || !('serviceWorker' in navigator)) return;
  const scope = `/${encodeURIComponent(alias)}/`;
  try {
    await navigator.serviceWorker.register(trusted(`${scope}service-worker.js`), { scope });
  } catch (error) {
    console.warn('Portada: the service worker was not registered.', error);
  }
}
