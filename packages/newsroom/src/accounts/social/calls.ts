/** Social login (LOGIN-03 to LOGIN-05): browser navigations, which end on a page even when they fail. */

import {
  type LoginAlert,
  SOCIAL_REGISTRATION,
  type SocialProvider,
  socialProviders,
} from '@portada/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../../db/context.ts';
import { plainForms } from '../../http/body.ts';
import { cacheHeader } from '../../http/cache.ts';
import { limits } from '../../http/limits.ts';
import { countAttempt, isWithin } from '../../http/rate-limit.ts';
import { webRoutes } from '../../render/block.ts';
import { renderError } from '../../render/error-page.ts';
import { openSession, type Reader } from '../../sessions/sessions.ts';
import { authorizationUrl, callbackPath, identityOf, isAvailable, isDenial } from '../../social/client.ts';
import { comeBack, type Departure, depart } from '../../social/flow.ts';
import type { SocialIdentity } from '../../social/identity.ts';
import { providers } from '../../social/providers.ts';
import { mailActivation } from '../account-emails.ts';
import { requestedBackUrl } from '../back-url.ts';
import { beginSignup } from '../registration/social-sign-up.ts';
import { readerOf } from './sign-in.ts';

export function registerSocialLogin(app: FastifyInstance): void {
  for (const name of socialProviders) {
    const path = `/api/front/user/login/${name}`;
    if (!isAvailable(app, name)) {
      app.get(path, (request, reply) => renderError(request, reply, 503));
      continue;
    }
    app.get(path, (request, reply) => leave(request, reply, name));
    if (!providers[name].postsBack) {
      app.get(callbackPath(name), (request, reply) => arrive(request, reply, name, request.query));
      continue;
    }
    app.register(async (scope) => {
      plainForms(scope);
      // The provider's page posts here: state and cookie take the place of the origin check.
      scope.post(callbackPath(name), { config: { fromElsewhere: true } }, (request, reply) =>
        arrive(request, reply, name, request.body),
      );
    });
  }
}

/** Redirects to the provider. */
async function leave(
  request: FastifyRequest,
  reply: FastifyReply,
  provider: SocialProvider,
): Promise<FastifyReply> {
  const departure = { provider, siteBase: request.site.base, backUrl: requestedBackUrl(request) };
  try {
    await countAttempt(request.server, limits.socialByAddress, request.ip);
    const secrets = await depart(request, reply, departure);
    return go(reply, await authorizationUrl(request, provider, secrets));
  } catch (error) {
    return giveUp(reply, departure, error);
  }
}

/** Handles the provider's callback. */
async function arrive(
  request: FastifyRequest,
  reply: FastifyReply,
  provider: SocialProvider,
  given: unknown,
): Promise<FastifyReply> {
  const parameters = parametersOf(given);
  const { departure, secrets } = await comeBack(request, provider, parameters.get('state') ?? '');
  const from = departure ?? { provider, siteBase: '', backUrl: '' };
  if (!secrets) return toLogin(reply, from, 'social_failed');
  try {
    return await welcome(reply, from, await identityOf(request, provider, parameters, secrets));
  } catch (error) {
    return isDenial(error) ? toLogin(reply, from, 'social_denied') : giveUp(reply, from, error);
  }
}

/** Logs in a reader who has an account; redirects a new one to the second step (REG-07). */
async function welcome(
  reply: FastifyReply,
  from: Departure,
  identity: SocialIdentity,
): Promise<FastifyReply> {
  const { request } = reply;
  const app = request.server;
  const routes = webRoutes({ base: from.siteBase });
  const reader = await readerOf(app, identity);
  if (!reader) {
    await beginSignup(request, reply, identity);
    return go(reply, withQuery(routes.register, { type: SOCIAL_REGISTRATION, backUrl: from.backUrl }));
  }
  if (reader.status === 'pending') {
    await remind(app, reader);
    return go(reply, `${routes.register}confirmacion/`);
  }
  await openSession(request, reply, reader);
  return go(reply, from.backUrl || routes['user.profile']);
}

/** The account's address is unverified: sends the verification email again, within its rate limit. */
async function remind(app: FastifyInstance, reader: Reader): Promise<void> {
  if (!(await isWithin(app, limits.mailByRecipient, reader.id))) return;
  await inTransaction(app, (context) => mailActivation(context, reader));
}

/** For any failure the reader can only try again: the details are logged. */
function giveUp(reply: FastifyReply, from: Departure, error: unknown): FastifyReply {
  reply.log.warn(
    { event: 'social-login.failed', provider: from.provider, err: error },
    'social login failed',
  );
  return toLogin(reply, from, 'social_failed');
}

function toLogin(reply: FastifyReply, { siteBase, backUrl }: Departure, alert: LoginAlert): FastifyReply {
  return go(reply, withQuery(webRoutes({ base: siteBase }).login, { alert, backUrl }));
}

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return `${path}?${new URLSearchParams(given)}`;
}

function go(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', cacheHeader('private')).redirect(address, 303);
}

/** Reads a parameter that occurs once; a repeated one cannot come from a provider. */
function parametersOf(given: unknown): URLSearchParams {
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return new URLSearchParams(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
