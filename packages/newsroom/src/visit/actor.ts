/** The session of a simulated reader, as the showroom's pages see it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestSite } from '../config/sites.ts';
import type { ShowroomRole, TrialMode } from './mode.ts';

/** The path prefix of calls from pages of a simulated reader. */
export const ACTOR_PREFIX = '/showroom/como';

/** The name of the readable cookie of a simulated session; one per actor, so that two windows do not conflict. */
export function actorCookie(role: ShowroomRole): string {
  return `portada_showroom_${role}`;
}

/** The API URL of a simulated reader's page. */
export function actorApi(site: RequestSite, { role, reads }: TrialMode): string {
  return `${site.url}${ACTOR_PREFIX}/${role}/${reads}`;
}

/** The session on a simulated reader's page; the anonymous reader has none. */
export function beginActing({ site }: FastifyRequest, reply: FastifyReply, { role }: TrialMode): void {
  if (role === 'anonymous') return;
  reply.setCookie(actorCookie(role), actorId(role), {
    path: '/',
    sameSite: 'strict',
    secure: site.scheme === 'https',
  });
}

/** The id of the simulated reader. */
export const actorId = (role: ShowroomRole) => `showroom-${role}`;
