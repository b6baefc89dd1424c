/** Hands a push to the push service of its browser (RFC 8030), encrypted (RFC 8291) and signed (RFC 8292). */
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import type { Config } from '../config/config.ts';
import type { PushSettings } from '../config/push.ts';
import type { SiteIdentity } from '../config/sites.ts';
import { lookupWithin, type Reach } from '../http/reach.ts';
import type { TakenPush } from './outbox.ts';
import { payloadOf, tagOf } from './payload.ts';

export interface PushService {
  readonly keys: PushSettings;
  readonly config: Pick<Config, 'contactEmail'>;
  /** Push services are anybody's word: where they may be. */
  readonly reach: Reach;
}

/** The answer of a push service that has not accepted a push, or 0 where it is not asked at all. */
export class PushError extends Error {
  override readonly name = 'PushError';
  readonly status: number;

  constructor(status: number, reason: string) {
    super(reason);
    this.status = status;
  }
}

const OWN_NETWORK = 'The push service is not of the public network.';

/** Throws a `PushError`, or that of the connection. */
export async function deliver(
  { keys, config, reach }: PushService,
  { push, subscription, alert }: TakenPush,
  site: SiteIdentity,
  signal: AbortSignal,
): Promise<void> {
  const { endpoint, p256dh, auth } = subscription;
  const details = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payloadOf(alert, site)),
    {
      vapidDetails: { subject: `mailto:${config.contactEmail}`, ...keys },
      TTL: Math.max(0, Math.round((push.giveUpAt.getTime() - Date.now()) / 1_000)),
      urgency: 'high',
      topic: tagOf(alert.id),
    },
  );
  const url = new URL(endpoint);
  const lookup = await lookupWithin(reach, url, signal);
  if (!lookup) throw new PushError(0, OWN_NETWORK);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const options = { method: 'POST', agent: false, lookup, signal, headers: { ...details.headers } };
  const { statusCode = 0 } = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, options, (response) => resolve(response.resume()))
      .once('error', reject)
      .end(details.body);
  });
  if (statusCode < 200 || statusCode >= 300) {
    throw new PushError(statusCode, `The push service answers ${statusCode}.`);
  }
}
