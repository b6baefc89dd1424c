/** The newsroom as a client of OAuth 2.0 and OpenID Connect providers, with a certified library. */
import type { SocialProvider } from '@portada/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as openid from 'openid-client';
import type { OAuthServer, ProviderSettings } from '../config/social.ts';
import { measuredFetch } from '../http/fetch.ts';
import { clientSecret } from './client-secret.ts';
import type { SocialIdentity } from './identity.ts';
import { providers } from './providers.ts';

/** The secrets of one login, known to the browser and the newsroom only. */
export interface Secrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** In-process fake providers, for those that are not configured. */
export interface FakeProviders {
  settings(origin: string, name: SocialProvider): ProviderSettings;
  fetch(app: FastifyInstance): openid.CustomFetch;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly fakeProviders: FakeProviders | undefined;
  }
}

/** How long a provider's metadata and keys are cached. */
const METADATA_MS = 3_600_000;

interface CachedConfiguration {
  readonly configuration: Promise<openid.Configuration>;
  readonly until: number;
}

const configurations = new WeakMap<FastifyInstance, Map<SocialProvider, CachedConfiguration>>();

/** Whether a provider can be used: it is configured, or a fake one takes its place. */
export function isAvailable({ config, fakeProviders }: FastifyInstance, name: SocialProvider): boolean {
  return config.social[name] !== undefined || fakeProviders !== undefined;
}

export function newSecrets(): Secrets {
  return {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
  };
}

/** The provider's authorization URL. Throws if the provider cannot be reached. */
export async function authorizationUrl(
  request: FastifyRequest,
  name: SocialProvider,
  { state, nonce, verifier }: Secrets,
): Promise<string> {
  const { scope, postsBack } = providers[name];
  const configuration = await configurationOf(request, name);
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl(request, name),
    scope,
    state,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(isOpenId(request, name) && { nonce }),
    ...(postsBack && { response_mode: 'form_post' }),
  });
  return url.href;
}

/** The identity of the callback. Throws for a response that is an error, forged or of another login. */
export async function identityOf(
  request: FastifyRequest,
  name: SocialProvider,
  parameters: URLSearchParams,
  { state, nonce, verifier }: Secrets,
): Promise<SocialIdentity> {
  const configuration = await configurationOf(request, name);
  const url = new URL(callbackUrl(request, name));
  url.search = parameters.toString();
  const tokens = await openid.authorizationCodeGrant(configuration, url, {
    expectedState: state,
    pkceCodeVerifier: verifier,
    ...(isOpenId(request, name) && { expectedNonce: nonce, idTokenExpected: true }),
  });
  const claims = tokens.claims() ?? (await userinfo(configuration, tokens.access_token));
  return { provider: name, ...providers[name].read({ claims, parameters }) };
}

/** Whether the reader has cancelled at the provider. */
export function isDenial(error: unknown): boolean {
  return (
    error instanceof openid.AuthorizationResponseError &&
    // The second one is Apple's.
    ['access_denied', 'user_cancelled_authorize'].includes(error.error)
  );
}

/** One client per provider, for both sites. */
export function callbackPath(name: SocialProvider): string {
  return `/api/front/user/login/${name}/callback`;
}

function callbackUrl(request: FastifyRequest, name: SocialProvider): string {
  return request.origin + callbackPath(name);
}

function settingsOf(request: FastifyRequest, name: SocialProvider): ProviderSettings {
  const { config, fakeProviders } = request.server;
  const settings = config.social[name] ?? fakeProviders?.settings(request.origin, name);
  if (!settings) throw new Error(`${name} is not set up.`);
  return settings;
}

function isOpenId(request: FastifyRequest, name: SocialProvider): boolean {
  return 'issuer' in settingsOf(request, name).server;
}

/** A provider's metadata, cached for an hour; a failure is not cached. */
function configurationOf(request: FastifyRequest, name: SocialProvider): Promise<openid.Configuration> {
  const { server: app } = request;
  // A fake provider's URL depends on the request's, and discovery is free.
  if (!app.config.social[name]) return configure(request, name);
  const all = configurations.get(app) ?? new Map<SocialProvider, CachedConfiguration>();
  configurations.set(app, all);
  const cached = all.get(name);
  if (cached && cached.until > app.now().getTime()) return cached.configuration;
  const configuration = configure(request, name);
  all.set(name, { configuration, until: app.now().getTime() + METADATA_MS });
  configuration.catch(() => all.delete(name));
  return configuration;
}

async function configure(request: FastifyRequest, name: SocialProvider): Promise<openid.Configuration> {
  const { server: app } = request;
  const { server, clientId, secret } = settingsOf(request, name);
  const given = await clientSecret(secret, clientId, app.now());
  const authenticate = providers[name].secretInHeader
    ? openid.ClientSecretBasic(given)
    : openid.ClientSecretPost(given);
  const fakeFetch = app.config.social[name] ? undefined : app.fakeProviders?.fetch(app);
  const customFetch: openid.CustomFetch = (url, options) =>
    measuredFetch(url, options.method, () => (fakeFetch ?? fetchPlainly)(url, options));
  const timeout = app.config.socialTimeoutMs / 1_000;
  const configuration =
    'issuer' in server
      ? await openid.discovery(new URL(server.issuer), clientId, undefined, authenticate, {
          timeout,
          // The token comes over TLS, so its signature is optional; if there is one it is verified.
          execute: [
            openid.enableNonRepudiationChecks,
            ...(isInsecure(server.issuer) ? [openid.allowInsecureRequests] : []),
          ],
          [openid.customFetch]: customFetch,
        })
      : plainConfiguration(server, clientId, authenticate);
  configuration.timeout = timeout;
  configuration[openid.customFetch] = customFetch;
  return configuration;
}

/** The library's bytes may be in shared memory, which `fetch` does not take. */
const fetchPlainly: openid.CustomFetch = (url, { body = null, ...options }) =>
  fetch(url, { ...options, body: body instanceof Uint8Array ? Buffer.from(body) : body });

/** OAuth 2.0 has no discovery: the endpoints are from the provider's documentation. */
function plainConfiguration(
  { authorize, token, userinfo }: OAuthServer,
  clientId: string,
  authenticate: openid.ClientAuth,
): openid.Configuration {
  const configuration = new openid.Configuration(
    {
      issuer: new URL(authorize).origin,
      authorization_endpoint: authorize,
      token_endpoint: token,
      userinfo_endpoint: userinfo,
    },
    clientId,
    undefined,
    authenticate,
  );
  if (isInsecure(token)) openid.allowInsecureRequests(configuration);
  return configuration;
}

/** Only fake providers and tests use plain http: other settings are rejected at start. */
function isInsecure(address: string): boolean {
  return new URL(address).protocol === 'http:';
}

/** Instead of the library's `fetchUserInfo`, which expects OpenID Connect: these providers are older. */
async function userinfo(configuration: openid.Configuration, accessToken: string): Promise<unknown> {
  const { userinfo_endpoint } = configuration.serverMetadata();
  const answer = await openid.fetchProtectedResource(
    configuration,
    accessToken,
    new URL(userinfo_endpoint ?? ''),
    'GET',
  );
  if (!answer.ok) throw new Error(`The provider does not tell who the reader is (${answer.status}).`);
  return answer.json();
}
