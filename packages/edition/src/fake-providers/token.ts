/** The fake provider's token and userinfo endpoints. */
import { createHash } from 'node:crypto';
import type { SocialProvider } from '@portada/contract';
import { cacheHeader, plainForms, providers } from '@portada/newsroom';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { metadata, type Signer, userinfo } from './answers.ts';
import { CLIENT_ID, CLIENT_SECRET, fakeUrl, isOpenId } from './client.ts';
import type { Grant, Grants } from './grants.ts';

const tokenRequest = v.object({
  grant_type: v.literal('authorization_code'),
  code: v.string(),
  redirect_uri: v.string(),
  code_verifier: v.string(),
  client_id: v.optional(v.string()),
  client_secret: v.optional(v.string()),
});

interface FakeProvider {
  readonly grants: Grants;
  readonly signer: Signer;
}

export function registerTokens(
  app: FastifyInstance,
  name: SocialProvider,
  { grants, signer }: FakeProvider,
): void {
  if (isOpenId(name)) {
    app.get(`/idp/${name}/.well-known/openid-configuration`, (request, reply) =>
      answer(reply, metadata(fakeUrl(request.origin, name))),
    );
    app.get(`/idp/${name}/jwks`, async (_request, reply) => answer(reply, await signer.jwks()));
  } else {
    app.get(`/idp/${name}/userinfo`, (request, reply) => {
      const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      const grant = grants.tokens.look(token);
      if (grant?.provider !== name) return refuse(reply, 'invalid_token', 401);
      return answer(reply, userinfo(name, grant.person));
    });
  }

  app.register(async (scope) => {
    plainForms(scope);
    scope.post(`/idp/${name}/token`, async (request, reply) => {
      if (!isClient(request, name)) return refuse(reply, 'invalid_client', 401);
      const grantRequest = v.safeParse(tokenRequest, request.body);
      if (!grantRequest.success) return refuse(reply, 'invalid_request');
      // Removed in any case: a code is valid for one attempt.
      const grant = grants.codes.take(grantRequest.output.code);
      if (!grant || !isFor(grant, name, grantRequest.output)) return refuse(reply, 'invalid_grant');
      return answer(reply, {
        access_token: grants.tokens.put(grant),
        token_type: 'Bearer',
        expires_in: 300,
        ...(isOpenId(name) && { id_token: await signer.idToken(fakeUrl(request.origin, name), grant) }),
      });
    });
  });
}

/** Validates the client authentication, which must be in the way that the provider expects. */
function isClient({ headers, body }: FastifyRequest, name: SocialProvider): boolean {
  if (providers[name].secretInHeader) {
    const sent = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    // Both parts are encoded as in a form, before they are joined.
    const [id, secret] = Buffer.from(sent, 'base64').toString().split(':').map(decodeURIComponent);
    return id === CLIENT_ID && secret === CLIENT_SECRET;
  }
  const sent = v.safeParse(tokenRequest, body);
  return sent.success && sent.output.client_id === CLIENT_ID && sent.output.client_secret === CLIENT_SECRET;
}

/** The code was issued by this provider, for this redirect URI, to the owner of the verifier (PKCE). */
function isFor(
  { provider, redirectUri, challenge }: Grant,
  name: SocialProvider,
  grantRequest: v.InferOutput<typeof tokenRequest>,
): boolean {
  const answered = createHash('sha256').update(grantRequest.code_verifier).digest('base64url');
  return provider === name && redirectUri === grantRequest.redirect_uri && challenge === answered;
}

function answer(reply: FastifyReply, body: object, status = 200): FastifyReply {
  return reply.code(status).header('cache-control', cacheHeader('private')).send(body);
}

function refuse(reply: FastifyReply, error: string, status = 400): FastifyReply {
  return answer(reply, { error }, status);
}
