/** Tells browsers of the alerts that editors publish. */
import type { FastifyInstance } from 'fastify';
import { sites } from '../config/sites.ts';
import { type Queue, QueueSender } from '../db/queue-sender.ts';
import { measured } from '../db/work.ts';
import { publicReach, type Reach } from '../http/reach.ts';
import { deliver, PushError, type PushService } from './deliver.ts';
import { dropPush, planAgain, queueNewAlerts, type TakenPush, takeDue } from './outbox.ts';
import { endSubscription } from './subscriptions.ts';

type App = Pick<FastifyInstance, 'config' | 'db' | 'now' | 'log'>;

const AT_ONCE = 20;
/** An alert waits as long at most, unless the newsroom is started with another wait. */
const POLL_MS = 2_000;
const ATTEMPT_MS = 15_000;

/**
 * Sends while the newsroom listens. Closing it waits for what is being sent.
 *
 * @param reach where push services may be; tests have one on their own machine
 */
export function registerPushSender(app: FastifyInstance, pollMs = POLL_MS, reach = publicReach): void {
  const service = pushService(app, reach);
  if (!service) return;
  const sender = new QueueSender(app, pushQueue(app, service), pollMs);
  app.addHook('onListen', async () => sender.start());
  app.addHook('onClose', () => sender.stop());
}

function pushService({ config }: App, reach: Reach): PushService | undefined {
  return config.push && { keys: config.push, config, reach };
}

function pushQueue(app: App, service: PushService): Queue<TakenPush> {
  return {
    job: 'push',
    atOnce: AT_ONCE,
    attemptMs: ATTEMPT_MS,
    async take(limit, forMs) {
      await queueNewAlerts(app);
      return takeDue(app, limit, forMs);
    },
    attributesOf: ({ push }) => ({
      'portada.alert.id': push.alertId,
      'portada.push.attempt': push.attempts + 1,
    }),
    send: (taken, signal) =>
      measured('push send', { kind: 'client' }, () => deliver(service, taken, siteOf(taken), signal)),
    recordSent: ({ push }) => dropPush(app.db, push),
    recordFailure: (taken, error) => recordFailure(app, taken, error),
    onUnreadable: (err) => app.log.warn({ event: 'push.unreadable', err }, 'push unreadable'),
    onUnwritable: (err) => app.log.warn({ event: 'push.unwritable', err }, 'push unwritable'),
  };
}

function siteOf({ subscription }: TakenPush) {
  return sites.find(({ id }) => Number(id) === subscription.siteId) ?? sites[0];
}

/** What the endpoint itself would tell is a secret: the log has the answer only. */
async function recordFailure(app: App, { push, subscription }: TakenPush, error: unknown): Promise<void> {
  const status = error instanceof PushError ? error.status : undefined;
  const outcome = outcomeOf(status);
  const { alertId, attempts } = push;
  app.log.warn({ event: 'push.failed', alertId, attempt: attempts + 1, status, outcome }, 'push failed');
  if (outcome === 'gone') await endSubscription(app.db, subscription.endpoint);
  else if (outcome === 'dropped') await dropPush(app.db, push);
  else await planAgain(app, push);
}

/**
 * A browser that its push service knows no more is forgotten, as is one whose service is nowhere. What the service
 * cannot read is not sent again; all else is its trouble, or that of our keys, and passes.
 *
 * @param status undefined where there was no answer
 */
export function outcomeOf(status: number | undefined): 'gone' | 'dropped' | 'again' {
  if (status === 0 || status === 404 || status === 410) return 'gone';
  return status === 400 || status === 413 ? 'dropped' : 'again';
}
