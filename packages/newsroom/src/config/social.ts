/** The social providers, as environment variables configure them. */
import { type SocialProvider, socialProviders } from '@portada/contract';
import type { Environment } from './environment.ts';

/** An OpenID Connect provider: its endpoints are discovered at its issuer. */
interface OpenIdServer {
  readonly issuer: string;
}

/** A provider of plain OAuth 2.0, with its own user info endpoint. */
export interface OAuthServer {
  readonly authorize: string;
  readonly token: string;
  readonly userinfo: string;
}

/** Apple has no permanent secret: it expects one signed with the publisher's key, valid for some months at most. */
export interface SigningKey {
  readonly teamId: string;
  readonly keyId: string;
  /** PKCS #8 in PEM, like Apple's `.p8` file. */
  readonly privateKey: string;
}

export interface ProviderSettings {
  readonly clientId: string;
  readonly secret: string | SigningKey;
  readonly server: OpenIdServer | OAuthServer;
}

/** The configured providers; the others are not available in production. */
export type SocialSettings = { readonly [Name in SocialProvider]?: ProviderSettings };

const facebook: OAuthServer = {
  authorize: 'https://www.facebook.com/v24.0/dialog/oauth',
  token: 'https://graph.facebook.com/v24.0/oauth/access_token',
  userinfo: 'https://graph.facebook.com/v24.0/me?fields=id,first_name,last_name,email',
};

const twitter: OAuthServer = {
  authorize: 'https://x.com/i/oauth2/authorize',
  token: 'https://api.x.com/2/oauth2/token',
  userinfo: 'https://api.x.com/2/users/me?user.fields=confirmed_email',
};

/**
 * Reads `SOCIAL_{PROVIDER}_CLIENT_ID` and `_CLIENT_SECRET`, for Google and Apple `_ISSUER`, and for Apple
 * `_TEAM_ID`, `_KEY_ID` and `_PRIVATE_KEY` instead of the secret. Returns what is missing as a sentence.
 */
export function readSocialSettings(env: Environment): SocialSettings | string {
  const read: { [Name in SocialProvider]?: ProviderSettings } = {};
  const issuers = servers(env);
  for (const name of socialProviders) {
    const server = issuers[name];
    const prefix = `SOCIAL_${name.toUpperCase()}`;
    const clientId = env[`${prefix}_CLIENT_ID`];
    if (!clientId) continue;
    const secret = env[`${prefix}_CLIENT_SECRET`] || signingKey(env, prefix);
    if (!secret) return `${prefix}_CLIENT_ID is given and its secret is not.`;
    if ('issuer' in server && !isIssuer(server.issuer)) return `${prefix}_ISSUER is no https address.`;
    read[name] = { clientId, secret, server };
  }
  return read;
}

const servers = (env: Environment) =>
  ({
    apple: { issuer: env.SOCIAL_APPLE_ISSUER || 'https://appleid.apple.com' },
    facebook,
    google: { issuer: env.SOCIAL_GOOGLE_ISSUER || 'https://accounts.google.com' },
    twitter,
  }) satisfies Record<SocialProvider, ProviderSettings['server']>;

function signingKey(env: Environment, prefix: string): SigningKey | undefined {
  const teamId = env[`${prefix}_TEAM_ID`];
  const keyId = env[`${prefix}_KEY_ID`];
  // A value in a `.env` file has no line breaks: they are written as `\n`.
  const privateKey = env[`${prefix}_PRIVATE_KEY`]?.replaceAll('\\n', '\n');
  return teamId && keyId && privateKey ? { teamId, keyId, privateKey } : undefined;
}

/** Secrets are sent there, so it must be https. */
function isIssuer(issuer: string): boolean {
  return URL.parse(issuer)?.protocol === 'https:';
}
