/** The pair of keys that Web Push is signed with (VAPID, RFC 8292): `pnpm newsroom push keys` prints one. */
import type { Environment } from './environment.ts';

export interface PushSettings {
  /** An uncompressed point of P-256, in base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
}

const PUBLIC = /^B[\w-]{86}$/;
const PRIVATE = /^[\w-]{43}$/;

/** The settings, undefined where nothing is offered, or what is wrong as a sentence. */
export function readPush(env: Environment): PushSettings | string | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (!publicKey && !privateKey) return undefined;
  // The values themselves are not repeated: one of them is a secret.
  if (!publicKey || !privateKey || !PUBLIC.test(publicKey) || !PRIVATE.test(privateKey)) {
    return 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are a pair of keys that `pnpm newsroom push keys` prints.';
  }
  return { publicKey, privateKey };
}
