/** The fake provider's page, on which a developer chooses an identity. */
import { readFileSync } from 'node:fs';
import type { SocialProvider } from '@portada/contract';
import { cacheHeader, callbackPath, plainForms, providerName, providers } from '@portada/newsroom';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { CLIENT_ID, fakeUrl, isOpenId } from './client.ts';
import type { Grants } from './grants.ts';
import { chosenPerson, people } from './people.ts';
import { pageTexts } from './texts.ts';

/** Validates client and redirect URI. If they are invalid there is no redirect. */
const client = v.object({ client_id: v.literal(CLIENT_ID), redirect_uri: v.string() });

const request = v.object({
  response_type: v.literal('code'),
  state: v.pipe(v.string(), v.nonEmpty()),
  scope: v.pipe(v.string(), v.nonEmpty()),
  code_challenge: v.pipe(v.string(), v.length(43)),
  code_challenge_method: v.literal('S256'),
  nonce: v.optional(v.string(), ''),
  response_mode: v.optional(v.picklist(['query', 'form_post']), 'query'),
});

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const view = readFileSync(new URL('../../views/fake-provider.liquid', import.meta.url), 'utf8');

export function registerAuthorize(app: FastifyInstance, name: SocialProvider, grants: Grants): void {
  const path = `/idp/${name}/authorize`;

  app.get(path, (request, reply) => {
    if (!knowsClient(request, name)) return showError(request, reply, name);
    const read = readRequest(request, name);
    if (!read) return respond(request, reply, name, { error: 'invalid_request', ...stateOf(request) });
    return showPage(request, reply, name, { action: request.originalUrl, people: Object.entries(people) });
  });

  app.register(async (scope) => {
    plainForms(scope);
    scope.post(path, (request, reply) => {
      if (!knowsClient(request, name)) return showError(request, reply, name);
      const read = readRequest(request, name);
      if (!read) return respond(request, reply, name, { error: 'invalid_request', ...stateOf(request) });
      const person = chosenPerson(request.body);
      if (!person) return respond(request, reply, name, { error: 'access_denied', state: read.state });
      const code = grants.codes.put({
        provider: name,
        person,
        redirectUri: request.origin + callbackPath(name),
        nonce: read.nonce,
        challenge: read.code_challenge,
      });
      // Like Apple, at the first login only.
      const user =
        name === 'apple' && JSON.stringify({ name: { firstName: person.name, lastName: person.surname } });
      return respond(request, reply, name, { code, state: read.state, ...(user && { user }) });
    });
  });
}

function knowsClient(request: FastifyRequest, name: SocialProvider): boolean {
  const read = v.safeParse(client, request.query);
  return read.success && read.output.redirect_uri === request.origin + callbackPath(name);
}

function readRequest({ query }: FastifyRequest, name: SocialProvider) {
  const read = v.safeParse(request, query);
  if (!read.success || (isOpenId(name) && !read.output.nonce)) return undefined;
  const postsBack = read.output.response_mode === 'form_post';
  return postsBack === providers[name].postsBack ? read.output : undefined;
}

function stateOf({ query }: FastifyRequest): { state?: string } {
  const read = v.safeParse(v.object({ state: v.string() }), query);
  return read.success ? read.output : {};
}

/** Returns to the newsroom: by a redirect or, like Apple, by a form. */
function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  name: SocialProvider,
  parameters: Readonly<Record<string, string>>,
): Promise<FastifyReply> | FastifyReply {
  const url = new URL(callbackPath(name), request.origin);
  const all = { ...parameters, ...(isOpenId(name) && { iss: fakeUrl(request.origin, name) }) };
  if (providers[name].postsBack) {
    return showPage(request, reply, name, { action: url.href, back: Object.entries(all) });
  }
  url.search = new URLSearchParams(all).toString();
  return reply.header('cache-control', cacheHeader('private')).redirect(url.href, 303);
}

function showError(
  request: FastifyRequest,
  reply: FastifyReply,
  name: SocialProvider,
): Promise<FastifyReply> {
  return showPage(request, reply.code(400), name, { refused: true });
}

async function showPage(
  request: FastifyRequest,
  reply: FastifyReply,
  name: SocialProvider,
  data: Readonly<Record<string, unknown>>,
): Promise<FastifyReply> {
  const lang = /^ca\b/i.test(request.headers['accept-language'] ?? '') ? 'ca' : 'es';
  const { engine } = request.server.renderer;
  const html: string = await engine.render(engine.parse(view), {
    ...data,
    lang,
    provider: providerName(name),
    t: pageTexts[lang],
  });
  return reply
    .header('content-security-policy', PAGE_POLICY)
    .header('cache-control', cacheHeader('private'))
    .type('text/html; charset=utf-8')
    .send(html);
}
