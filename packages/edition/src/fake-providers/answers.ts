/** The fake providers' user data, in each provider's own format. */
import type { SocialProvider } from '@portada/contract';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { CLIENT_ID } from './client.ts';
import type { Grant } from './grants.ts';
import { type Person, subjectOf } from './people.ts';

const KEY_ID = 'fake-provider';
const ALGORITHM = 'RS256';

/** The signing key of ID tokens: generated at first use, new with each start. */
export function createSigner() {
  let pair: ReturnType<typeof generateKeyPair> | undefined;
  const keys = () => {
    pair ??= generateKeyPair(ALGORITHM);
    return pair;
  };
  return {
    async jwks() {
      const { publicKey } = await keys();
      return { keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' }] };
    },
    async idToken(issuer: string, { provider, person, nonce }: Grant): Promise<string> {
      const { privateKey } = await keys();
      return new SignJWT({ ...claims(provider, person), nonce })
        .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
        .setIssuer(issuer)
        .setAudience(CLIENT_ID)
        .setSubject(subjectOf(provider, person))
        .setIssuedAt()
        .setExpirationTime('5 minutes')
        .sign(privateKey);
    },
  };
}

export type Signer = ReturnType<typeof createSigner>;

/** Apple's ID token has no name, and its boolean is a string. */
function claims(provider: SocialProvider, { name, surname, email, emailVerified }: Person): JWTPayload {
  const address = email && {
    email,
    email_verified: provider === 'apple' ? String(emailVerified) : emailVerified,
  };
  return { ...address, ...(provider === 'google' && { given_name: name, family_name: surname }) };
}

/** The userinfo response: Facebook never states whether an address is verified, Twitter returns verified ones only. */
export function userinfo(provider: SocialProvider, person: Person): object {
  const { name, surname, email, emailVerified } = person;
  const id = subjectOf(provider, person);
  if (provider === 'facebook') return { id, first_name: name, last_name: surname, ...(email && { email }) };
  const username = `${name}_${id.slice(0, 6)}`.replace(/\W/g, '');
  return {
    data: {
      id,
      name: `${name} ${surname}`.trim(),
      username,
      ...(emailVerified && { confirmed_email: email }),
    },
  };
}

/** Discovery exists for OpenID Connect only. */
export function metadata(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    response_modes_supported: ['query', 'form_post'],
    grant_types_supported: ['authorization_code'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: [ALGORITHM],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    authorization_response_iss_parameter_supported: true,
  };
}
