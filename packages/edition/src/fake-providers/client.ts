/** The newsroom's connection to the fake social providers. */
import type { SocialProvider } from '@portada/contract';
import type { ProviderSettings } from '@portada/newsroom';
import type { FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';

export const CLIENT_ID = 'diario-del-puerto';
export const CLIENT_SECRET = 'no-es-un-secreto';

/** Google and Apple speak OpenID Connect, the other two OAuth 2.0 only. */
export const isOpenId = (name: SocialProvider) => name === 'google' || name === 'apple';

/** The issuer of a fake provider: on the newsroom's own origin. */
export const fakeUrl = (origin: string, name: SocialProvider) => `${origin}/idp/${name}`;

export function fakeSettings(origin: string, name: SocialProvider): ProviderSettings {
  const url = fakeUrl(origin, name);
  const server = isOpenId(name)
    ? { issuer: url }
    : { authorize: `${url}/authorize`, token: `${url}/token`, userinfo: `${url}/userinfo` };
  return { clientId: CLIENT_ID, secret: CLIENT_SECRET, server };
}

/** Requests are injected into the same process, without a network, so that any port or host name works. */
export function fakeFetch(app: FastifyInstance): CustomFetch {
  return async (address, { method, headers, body }) => {
    const { host, pathname, protocol, search } = new URL(address);
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...headers, host, 'x-forwarded-proto': protocol.slice(0, -1) },
      ...(body instanceof URLSearchParams && { payload: body.toString() }),
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type']) },
    });
  };
}
