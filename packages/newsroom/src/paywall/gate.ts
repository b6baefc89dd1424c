/** The paywall on a content's page: decides, counts the reading, and sets the meter's cookie (PAY-03). */
import { type PaywallData, paywallCookie } from '@portada/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentPage } from '../content/content-page.ts';
import { isFetchedAhead } from '../http/fetched-ahead.ts';
import { isBrowser } from '../metering/crawlers.ts';
import { type Decision, decide, type MeteredRule } from '../metering/decide.ts';
import { chooseRule, isGoverned, isWalled, type Subject, type Version } from '../metering/rules.ts';
import { modeOf } from '../visit/mode.ts';
import { beginMeters, type PaywallReader, paywallReader } from './readers.ts';
import { versionFor } from './version.ts';

export interface Gate {
  readonly decision: Decision | undefined;
  /** The version that decided; undefined if the site has no paywall. */
  readonly versionId: string | undefined;
  readonly isTested: boolean;
  /** Whether any reader may be denied the content. */
  readonly isWalled: boolean;
}

/** The query parameter of the redirect that tests whether the browser keeps cookies. */
const COOKIE_TEST = 'cookies';

/** The input of rules for a content's page. */
export function subjectOf({ card, section, kind, access }: ContentPage): Subject {
  return { id: Number(card.id), sectionCode: section.code, kind, access };
}

/** A page that is fetched ahead, and would be counted though its reader may never see it (reading 54). */
export const TOO_EARLY = Symbol('too early');

/**
 * Decides what the reader may read. Returns a URL instead if a redirect must first test whether the browser keeps
 * cookies: one without cookies would always read its first content.
 */
export async function passGate(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ContentPage,
): Promise<Gate | string | typeof TOO_EARLY> {
  const { version, isTested } = await versionFor(request);
  const subject = subjectOf(page);
  const common = { versionId: version?.id, isTested };
  if (!version || !isGoverned(version, subject)) return { ...common, decision: undefined, isWalled: false };
  const reader = await paywallReader(request, reply);
  const rule = await countedRule(request, { version, subject, reader });
  if (rule && isFetchedAhead(request) && !(await hasRead(reader, rule, subject))) return TOO_EARLY;
  const detour = await cookieTest(request, reply, reader, rule !== undefined);
  if (detour !== undefined) return detour;
  const decision = await decide({ version, subject, ...reader }, (rule) => reader.take(rule, subject.id));
  setDecision(request, reply, page, { version, decision });
  return { ...common, decision, isWalled: isWalled(version, subject) };
}

interface GateQuery {
  readonly version: Version;
  readonly subject: Subject;
  readonly reader: PaywallReader;
}

/** The rule under which a reading counts; undefined if none is counted. */
async function countedRule(
  request: FastifyRequest,
  { version, subject, reader }: GateQuery,
): Promise<MeteredRule | undefined> {
  const { rule } = chooseRule(version, subject, reader.role);
  if (!rule?.limit || reader.isCrawler || (await modeOf(request)).kind !== 'live') return undefined;
  return { ...rule, limit: rule.limit };
}

async function hasRead(reader: PaywallReader, rule: MeteredRule, { id }: Subject): Promise<boolean> {
  return (await reader.meter(rule)).contentIds.includes(id);
}

/**
 * The redirect target of the cookie test; undefined if none is needed. Only a browser is sent around: a link preview or
 * a crawler that is on no list gets the free part at the address it has asked for, and the cookie all the same.
 */
async function cookieTest(
  request: FastifyRequest,
  reply: FastifyReply,
  { canCount }: PaywallReader,
  isCounted: boolean,
): Promise<string | undefined> {
  const isTest = Object.hasOwn(Object(request.query), COOKIE_TEST);
  // The cookie test has passed: its URL is not one to share, so the parameter is removed by a redirect.
  if (canCount) return isTest ? addressOf(request, false) : undefined;
  if (!isCounted || isTest) return undefined;
  const mayReturn = await beginMeters(request, reply);
  return mayReturn && isBrowser(request.headers) ? addressOf(request, true) : undefined;
}

/** The request's URL with or without the parameter of the cookie test. */
function addressOf({ originalUrl, origin }: FastifyRequest, isTest: boolean): string {
  const url = new URL(originalUrl, origin);
  url.searchParams.delete(COOKIE_TEST);
  if (isTest) url.searchParams.set(COOKIE_TEST, '');
  return url.pathname + url.search;
}

/** The cookie's path is the page: it is sent with no other page's requests. */
function setDecision(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ContentPage,
  { version, decision }: { readonly version: Version; readonly decision: Decision },
): void {
  const { isWhole, messageIds, counter, conditionName } = decision;
  const data: PaywallData = {
    relativeVersionId: version.id,
    // Readers with access see no message (reading 35), so a counter beside the text counts as limited access.
    accessGranted: isWhole && messageIds.length === 0,
    messageIds: [...messageIds],
    userCounter: counter,
    userRfv: null,
    conditionName,
  };
  reply.setCookie(paywallCookie(page.card.id), JSON.stringify(data), {
    path: page.url,
    sameSite: 'lax',
    secure: request.site.scheme === 'https',
  });
}
