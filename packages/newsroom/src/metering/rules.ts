/** The rules of a paywall version, and which of them is a content's. Pure. */
import type { AccessLevel, ContentKind } from '../db/schema/content.ts';
import { type Period, type Role, roles } from '../db/schema/paywall.ts';

/** An empty list of a condition holds for everything. */
interface Conditions {
  /** The codes of sections. */
  readonly sections: readonly string[];
  readonly kinds: readonly ContentKind[];
  readonly access: readonly AccessLevel[];
  readonly roles: readonly Role[];
}

export interface Rule extends Conditions {
  /** Names the rule within its version. What is read under one name is counted together, in every version of a site. */
  readonly conditionName: string;
  /** How many contents may be read a period: 0 for none, null for any number. */
  readonly limit: number | null;
  readonly period: Period;
  /** What is shown beside a text that may be read, of which the page shows the first (reading 35). */
  readonly openMessageIds: readonly string[];
  /** What is shown instead of a text that may not. */
  readonly closedMessageIds: readonly string[];
}

export interface Version {
  readonly id: string;
  readonly siteId: number;
  readonly rules: readonly Rule[];
}

/** What rules ask of a content. */
export interface Subject {
  readonly id: number;
  readonly sectionCode: string;
  readonly kind: ContentKind;
  readonly access: AccessLevel;
}

/** Why a rule is not a content's; null for the one that is. */
export type Mismatch = 'section' | 'kind' | 'access' | 'role' | null;

/** One rule as it was tried. */
export interface Trial {
  readonly conditionName: string;
  readonly mismatch: Mismatch;
}

const holds = <Value>(wanted: readonly Value[], value: Value) =>
  wanted.length === 0 || wanted.includes(value);

function mismatch(rule: Rule, subject: Subject, role: Role): Mismatch {
  if (!holds(rule.sections, subject.sectionCode)) return 'section';
  if (!holds(rule.kinds, subject.kind)) return 'kind';
  if (!holds(rule.access, subject.access)) return 'access';
  return holds(rule.roles, role) ? null : 'role';
}

/** The first rule whose conditions hold, and every one that was tried before it. */
export function chooseRule(
  version: Version,
  subject: Subject,
  role: Role,
): { readonly rule: Rule | undefined; readonly trials: readonly Trial[] } {
  const trials: Trial[] = [];
  for (const rule of version.rules) {
    const why = mismatch(rule, subject, role);
    trials.push({ conditionName: rule.conditionName, mismatch: why });
    if (why === null) return { rule, trials };
  }
  return { rule: undefined, trials };
}

/** Whether any rule applies to a content: its page is then personal. */
export function isGoverned(version: Version, subject: Subject): boolean {
  return roles.some((role) => chooseRule(version, subject, role).rule !== undefined);
}

/** Whether somebody may be refused the content: it is then not free for search engines. */
export function isWalled(version: Version, subject: Subject): boolean {
  return roles.some((role) => {
    const { rule } = chooseRule(version, subject, role);
    return rule !== undefined && rule.limit !== null;
  });
}
