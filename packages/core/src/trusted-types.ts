declare global {
  interface Window {
    /** The Trusted Types API, as far as it is used here; TypeScript's DOM library does not have it. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: ScriptAddresses): ScriptAddresses;
    };
  }
}

interface ScriptAddresses {
  createScriptURL(address: string): string;
}

let policy: ScriptAddresses | undefined;

/**
 * A script address under Trusted Types, made by the policy `portada`, which a page allows to be created once.
 * Callers must not pass an address that comes from a reader or a server.
 */
export function scriptAddress(address: string): string {
  const own: ScriptAddresses = { createScriptURL: (given) => given };
  policy ??= window.trustedTypes?.createPolicy('portada', own) ?? own;
  return policy.createScriptURL(address);
}
