/** Web Push: what is offered, and the subscription of a browser. */
import { isIP } from 'node:net';
import { endPush, getPushOffer, keepPush } from '@portada/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { handle, invalidFields } from '../http/handle.ts';
import { limits } from '../http/limits.ts';
import { isPublic } from '../http/reach.ts';
import { currentReader } from '../sessions/sessions.ts';
import { chosenTopics, endSubscription, keepSubscription } from './subscriptions.ts';
import { topicsOf } from './topics.ts';

export function registerPushCalls(app: FastifyInstance): void {
  const { config, db } = app;

  handle(app, getPushOffer, async ({ body: { endpoint }, request }) => {
    if (!config.push) return { publicKey: '', topics: [] };
    const topics = await topicsOf(db, request.site);
    const chosen = endpoint ? await chosenTopics(db, endpoint) : [];
    return {
      publicKey: config.push.publicKey,
      topics: topics.map((topic) => ({ ...topic, isChosen: chosen.includes(topic.id) })),
    };
  });

  handle(
    app,
    keepPush,
    async ({ body, request }) => {
      if (!config.push) throw new ApiError(404, 'NOT_FOUND', 'Nothing is offered by Web Push.');
      if (isOwnNetwork(body.endpoint)) throw invalidFields({ endpoint: 'validation.pattern' });
      const offered = (await topicsOf(db, request.site)).map(({ id }) => id);
      if (!body.topics.every((topic) => offered.includes(topic))) {
        throw invalidFields({ topics: 'validation.pattern' });
      }
      const reader = await currentReader(request);
      await keepSubscription(db, body, { siteId: Number(request.site.id), userId: reader?.id ?? null });
      return { success: true };
    },
    { limit: limits.pushByAddress },
  );

  handle(app, endPush, async ({ body: { endpoint } }) => {
    await endSubscription(db, endpoint);
    return { success: true };
  });
}

/** Told at once where no name has to be looked up; whatever a name leads to is checked when something is sent. */
function isOwnNetwork(endpoint: string): boolean {
  const host = new URL(endpoint).hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublic(host);
}
