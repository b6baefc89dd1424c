/** The session of the reader that the showroom plays, as its pages find it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestSite } from '../config/sites.ts';
import type { ShowroomRole, TrialMode } from './mode.ts';

/** Where the calls of pages go that are shown to an actor. */
export const ACTOR_PREFIX = '/showroom/como';

/** The name of the readable cookie of an actor's session; each has one of its own, so that two windows do not meet. */
export function actorCookie(role: ShowroomRole): string {
  return `portada_showroom_${role}`;
}

/** Where the calls of a page go that is shown to an actor. */
export function actorApi(site: RequestSite, { role, reads }: TrialMode): string {
  return `${site.url}${ACTOR_PREFIX}/${role}/${reads}`;
}

/** The session that an actor’s page finds; the anonymous reader has none. */
export function beginActing({ site }: FastifyRequest, reply: FastifyReply, { role }: TrialMode): void {
  if (role === 'anonymous') return;
  reply.setCookie(actorCookie(role), actorId(role), {
    path: '/',
    sameSite: 'strict',
    secure: site.scheme === 'https',
  });
}

/** The id of the reader that is played. */
export const actorId = (role: ShowroomRole) => `showroom-${role}`;
