/** Decides what a reader may read of a content, which message is shown, and why. Pure: the meter is injected. */

import type { Role } from '../db/schema/paywall.ts';
import type { MeterResult } from './meter.ts';
import { chooseRule, type Rule, type Subject, type Trial, type Version } from './rules.ts';

/** The reason of the decision. */
const reasons = [
  'no-version',
  'no-rule',
  'unlimited',
  'within-limit',
  'read-before',
  'limit-reached',
  'closed',
  'crawler',
  'no-cookies',
] as const;
export type Reason = (typeof reasons)[number];

export interface Decision {
  readonly reason: Reason;
  readonly role: Role;
  /** Whether the whole content is sent, or only the free part. */
  readonly isWhole: boolean;
  /** The candidates for the message, in order. */
  readonly messageIds: readonly string[];
  /** The rule that decided; empty if none did. */
  readonly conditionName: string;
  /** The readings of the period, this one included; null if none are counted. */
  readonly counter: number | null;
  readonly limit: number | null;
  /** The rules that were evaluated, the deciding one last. */
  readonly trials: readonly Trial[];
}

export interface AccessQuery {
  readonly version: Version | undefined;
  readonly subject: Subject;
  readonly role: Role;
  /** A bot, such as a search engine or a link preview. It keeps no cookies. */
  readonly isCrawler: boolean;
  /** Whether readings can be counted: not in a browser without cookies. */
  readonly canCount: boolean;
}

/** A rule with a limit. */
export type MeteredRule = Rule & { readonly limit: number };

/** Counts one reading under a rule. */
export type Count = (rule: MeteredRule) => Promise<MeterResult>;

export async function decide(asking: AccessQuery, count: Count): Promise<Decision> {
  const { version, subject, role, isCrawler, canCount } = asking;
  const { rule, trials } = version ? chooseRule(version, subject, role) : { rule: undefined, trials: [] };
  if (!rule) {
    const reason = version ? 'no-rule' : 'no-version';
    return {
      reason,
      role,
      isWhole: true,
      messageIds: [],
      conditionName: '',
      counter: null,
      limit: null,
      trials,
    };
  }
  const { conditionName, limit } = rule;
  const because = (reason: Reason, isWhole: boolean, counter: number | null = null): Decision => ({
    reason,
    role,
    isWhole,
    messageIds: isWhole ? rule.openMessageIds : rule.closedMessageIds,
    conditionName,
    counter,
    limit,
    trials,
  });
  if (!isMetered(rule)) return because('unlimited', true);
  // Anybody can send a crawler's user agent, so crawlers get the free part only.
  if (isCrawler) return because('crawler', false);
  if (rule.limit === 0) return because('closed', false);
  if (!canCount) return because('no-cookies', false);
  const { isGranted, isNew, meter } = await count(rule);
  if (!isGranted) return because('limit-reached', false, meter.contentIds.length);
  return because(isNew ? 'within-limit' : 'read-before', true, meter.contentIds.length);
}

function isMetered(rule: Rule): rule is MeteredRule {
  return rule.limit !== null;
}
