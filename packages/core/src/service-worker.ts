import { $page } from './page.ts';

declare global {
  interface Window {
    /** What a page that requires Trusted Types lets script addresses come from; missing in TypeScript's own types. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: ScriptAddresses): ScriptAddresses;
    };
  }
}

interface ScriptAddresses {
  createScriptURL(address: string): string;
}

/** SW-01, SW-02: registers the site's service worker; a failure is logged and nothing is shown. */
export async function registerServiceWorker(): Promise<void> {
  const { alias } = $page.get().site;
  if (!alias || !('serviceWorker' in navigator)) return;
  const scope = `/${encodeURIComponent(alias)}/`;
  const addresses: ScriptAddresses = { createScriptURL: (address) => address };
  try {
    const trusted = window.trustedTypes?.createPolicy('portada', addresses) ?? addresses;
    await navigator.serviceWorker.register(trusted.createScriptURL(`${scope}service-worker.js`), { scope });
  } catch (error) {
    console.warn('Portada: the service worker was not registered.', error);
  }
}
