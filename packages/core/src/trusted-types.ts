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

let policy: ScriptAddresses | undefined;

/**
 * An address that a browser under Trusted Types may load a script from: the one way to the policy `portada`, which
 * a page lets be made once. Its callers vouch for the address; none of a reader's or a server's comes here.
 */
export function scriptAddress(address: string): string {
  const own: ScriptAddresses = { createScriptURL: (given) => given };
  policy ??= window.trustedTypes?.createPolicy('portada', own) ?? own;
  return policy.createScriptURL(address);
}
