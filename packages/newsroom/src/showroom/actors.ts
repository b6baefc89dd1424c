/**
 * The showroom's simulated readers: widgets on its pages find their session and send their calls to separate paths.
 * Reads are answered as for any reader; writes are answered without storing anything.
 */

import type { user } from '@portada/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InferInput } from 'valibot';
import { cacheHeader } from '../http/cache.ts';
import { ApiError } from '../http/errors.ts';
import { ACTOR_PREFIX, actorId } from '../visit/actor.ts';
import { type ShowroomRole, showroomRoles } from '../visit/mode.ts';
import { hasPass, passHeader } from '../visit/pass.ts';
import { playedVote, pollVotedOn } from './played-vote.ts';

const PROFILE = '/api/front/user/profile';

type ActorFields = Partial<InferInput<typeof user>>;

const complete: ActorFields = {
  name: 'Marina',
  surname: 'Ferrer',
  birthdate: '1988-04-17',
  phone: '600123456',
};
const fields: Record<Exclude<ShowroomRole, 'anonymous'>, ActorFields> = {
  reader: {},
  complete,
  demo: { ...complete, isRegisteredInDemo: true },
};

interface Params {
  role: string;
  reads: string;
  '*': string;
}

export function registerActors(app: FastifyInstance): void {
  app.all<{ Params: Params }>(`${ACTOR_PREFIX}/:role/:reads/*`, async (request, reply) => {
    const { params, method } = request;
    const role = showroomRoles.find((one) => one === params.role);
    if (!role || !(await hasPass(request))) throw nothing();
    // As the URL will be resolved: with `..` segments already removed.
    const path = new URL(`/${params['*']}`, request.origin).pathname;
    if (!/^\/(api\/front|webapi)\//.test(path)) throw nothing();
    reply.header('cache-control', cacheHeader('private')).type('application/json; charset=utf-8');
    if (path === PROFILE) return { httpCode: 200, response: actor(role) };
    const pollPath = pollVotedOn(path);
    if (method === 'POST' && pollPath)
      return playedVote(await passOn(request, reply, pollPath), request.body);
    if (method !== 'GET') return { httpCode: 200, success: true };
    if (/^\/api\/front\/user\/(saved-contents|followed-authors)/.test(path)) return [];
    return passOn(request, reply, path);
  });
}

function actor(role: ShowroomRole): ActorFields {
  if (role === 'anonymous') throw new ApiError(401, 'NOT_LOGGED_IN', 'There is no session.');
  return {
    id: actorId(role),
    nick: 'Marina',
    email: 'marina@example.com',
    savedContentIds: [],
    followedAuthorIds: [],
    newsletters: [],
    ...fields[role],
  };
}

/** The real call, without the session of the person who uses the showroom. */
async function passOn(
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
  path: string,
): Promise<string> {
  const { site, params, server, ip } = request;
  const url = new URL(site.base + path, request.origin);
  url.search = new URL(request.url, request.origin).search;
  url.searchParams.set('showroom', params.role);
  url.searchParams.set('reads', params.reads);
  const answer = await server.inject({
    url: url.pathname + url.search,
    remoteAddress: ip,
    headers: { host: request.host, 'x-forwarded-proto': request.protocol, cookie: passHeader(request) },
  });
  reply.code(answer.statusCode);
  return answer.body;
}

function nothing(): ApiError {
  return new ApiError(404, 'NOT_FOUND', 'There is nothing at this address.');
}
