/** What a reader may read of a content, which message they meet, and why. Pure: counting is handed in. */

import type { Role } from '../db/schema/paywall.ts';
import type { MeterResult } from './meter.ts';
import { chooseRule, type Rule, type Subject, type Trial, type Version } from './rules.ts';

/** Why it was decided so. */
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
  /** Whether the whole content is sent, or only the part that anybody may read. */
  readonly isWhole: boolean;
  /** The messages to choose from, in their order. */
  readonly messageIds: readonly string[];
  /** The rule that decided; empty where none did. */
  readonly conditionName: string;
  /** What has been read in the period, this content included; null where nothing is counted. */
  readonly counter: number | null;
  readonly limit: number | null;
  /** The rules that were tried, the deciding one last. */
  readonly trials: readonly Trial[];
}

export interface AccessQuery {
  readonly version: Version | undefined;
  readonly subject: Subject;
  readonly role: Role;
  /** A program that reads for a search engine or a preview of links. It keeps no cookies. */
  readonly isCrawler: boolean;
  /** Whether what is read can be counted at all: not in a browser that keeps no cookies. */
  readonly canCount: boolean;
}

/** A rule whose limit has to be asked for. */
export type MeteredRule = Rule & { readonly limit: number };

/** What counts one reading under a rule. */
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
  // Nobody proves by a name to be a search engine: what crawlers are given, everybody could take.
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
