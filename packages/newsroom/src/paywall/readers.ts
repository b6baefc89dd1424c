/** The reader of a content, and the meter that counts their readings. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '../db/schema/paywall.ts';
import { secretOf } from '../db/secrets.ts';
import { limits } from '../http/limits.ts';
import { isWithin } from '../http/rate-limit.ts';
import { type Meters, meterKey, readMeters, withMeter, writeMeters } from '../metering/cookie.ts';
import { isCrawler } from '../metering/crawlers.ts';
import type { MeteredRule } from '../metering/decide.ts';
import { type Meter, type MeterResult, runningMeter, take } from '../metering/meter.ts';
import { currentReader } from '../sessions/sessions.ts';
import { modeOf, ruleRole, type TrialMode } from '../visit/mode.ts';
import { ownCookie, setOwnCookie } from '../visit/own-cookies.ts';
import { type Account, meterOfAccount, takeForAccount } from './reads.ts';

export interface PaywallReader {
  readonly role: Role;
  readonly isCrawler: boolean;
  /** Whether the browser has proved that it keeps cookies, or need not. */
  readonly canCount: boolean;
  /** The number of readings under a rule in the current period. */
  meter(rule: MeteredRule): Promise<Meter>;
  /** Counts the reading of a content. */
  take(rule: MeteredRule, contentId: number): Promise<MeterResult>;
}

export const METER_COOKIE = 'portada_meter';
/** A little longer than the longest period. */
const METER_LIFETIME_S = 40 * 86_400;

export async function paywallReader(request: FastifyRequest, reply: FastifyReply): Promise<PaywallReader> {
  const mode = await modeOf(request);
  if (mode.kind !== 'live') return pretended(mode, request.server.now);
  const reader = await currentReader(request);
  if (!reader) return anonymous(request, reply);
  return registered(request, { userId: reader.id, siteId: Number(request.site.id) });
}

/** A HEAD request is not counted as a reading. */
const isReading = (request: FastifyRequest) => request.method === 'GET';

function registered(request: FastifyRequest, account: Account): PaywallReader {
  const { db, now } = request.server;
  const meter = (rule: MeteredRule) => meterOfAccount(db, account, rule, now());
  return {
    role: 'reader',
    isCrawler: isCrawler(request.headers['user-agent']),
    canCount: true,
    meter,
    take: async (rule, contentId) =>
      isReading(request)
        ? takeForAccount(db, account, rule, contentId, now())
        : take(await meter(rule), contentId, rule, now()),
  };
}

async function anonymous(request: FastifyRequest, reply: FastifyReply): Promise<PaywallReader> {
  const { db, now } = request.server;
  const secret = await secretOf(db, 'paywall-meter');
  const meters = readMeters(ownCookie(request, METER_COOKIE), secret);
  const keyOf = (rule: MeteredRule) => meterKey(Number(request.site.id), rule.conditionName);
  const meterFor = (rule: MeteredRule) => runningMeter(meters?.get(keyOf(rule)), rule, now());
  return {
    role: 'anonymous',
    isCrawler: isCrawler(request.headers['user-agent']),
    canCount: meters !== undefined,
    meter: async (rule) => meterFor(rule),
    take: async (rule, contentId) => {
      const result = take(meterFor(rule), contentId, rule, now());
      const next = withMeter(meters ?? new Map(), keyOf(rule), result.meter);
      if (isReading(request)) setMeters(reply, writeMeters(next, secret));
      return result;
    },
  };
}

/** A simulated reader of the showroom, with so many readings. Nothing is stored. */
export function pretended(mode: Pick<TrialMode, 'role' | 'reads'>, now: () => Date): PaywallReader {
  // Ids that no content has.
  const contentIds = Array.from({ length: mode.reads }, (_, index) => -1 - index);
  const meter = (rule: MeteredRule): Meter => ({ ...runningMeter(undefined, rule, now()), contentIds });
  return {
    role: ruleRole(mode),
    isCrawler: false,
    canCount: true,
    meter: async (rule) => meter(rule),
    take: async (rule, contentId) => take(meter(rule), contentId, rule, now()),
  };
}

/** Sets a browser's first meter cookie. False if its address has exceeded the limit. */
export async function beginMeters(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const { server, ip } = request;
  if (!(await isWithin(server, limits.metersByAddress, ip))) return false;
  const none: Meters = new Map();
  setMeters(reply, writeMeters(none, await secretOf(server.db, 'paywall-meter')));
  return true;
}

function setMeters(reply: FastifyReply, value: string): void {
  setOwnCookie(reply, METER_COOKIE, value, { maxAge: METER_LIFETIME_S });
}
