import { importPKCS8, SignJWT } from 'jose';
import type { SigningKey } from '../config/social.ts';

/** Longer than the provider's metadata is cached: the secret is renewed with it. */
const LIFETIME = '1 day';

/** The client authentication: a static secret or, for Apple, a JWT signed now. */
export async function clientSecret(
  secret: string | SigningKey,
  clientId: string,
  now: Date,
): Promise<string> {
  if (typeof secret === 'string') return secret;
  const { teamId, keyId, privateKey } = secret;
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience('https://appleid.apple.com')
    .setIssuedAt(now)
    .setExpirationTime(LIFETIME)
    .sign(await importPKCS8(privateKey, 'ES256'));
}
