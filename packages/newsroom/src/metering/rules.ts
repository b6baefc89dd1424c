/** Finds the rule of a paywall version that applies to a content. Pure. */
import type { AccessLevel, ContentKind } from '../db/schema/content.ts';
import { type Period, type Role, roles } from '../db/schema/paywall.ts';

/** An empty list matches everything. */
interface Conditions {
  /** The codes of sections. */
  readonly sections: readonly string[];
  readonly kinds: readonly ContentKind[];
  readonly access: readonly AccessLevel[];
  readonly roles: readonly Role[];
}

export interface Rule extends Conditions {
  /** The rule's name, unique in its version. Readings are counted by name, across all versions of a site. */
  readonly conditionName: string;
  /** Contents per period: 0 for none, null for unlimited. */
  readonly limit: number | null;
  readonly period: Period;
  /** Messages beside a text that may be read; the page shows the first that applies (reading 35). */
  readonly openMessageIds: readonly string[];
  /** Messages in place of a text that may not be read. */
  readonly closedMessageIds: readonly string[];
}

export interface Version {
  readonly id: string;
  readonly siteId: number;
  readonly rules: readonly Rule[];
}

/** The properties of a content that rules match. */
export interface Subject {
  readonly id: number;
  readonly sectionCode: string;
  readonly kind: ContentKind;
  readonly access: AccessLevel;
}

/** Why a rule does not apply; null for the one that does. */
export type Mismatch = 'section' | 'kind' | 'access' | 'role' | null;

/** The result of one rule. */
export interface Trial {
  readonly conditionName: string;
  readonly mismatch: Mismatch;
}

const holds = <Value>(allowed: readonly Value[], value: Value) =>
  allowed.length === 0 || allowed.includes(value);

function mismatch(rule: Rule, subject: Subject, role: Role): Mismatch {
  if (!holds(rule.sections, subject.sectionCode)) return 'section';
  if (!holds(rule.kinds, subject.kind)) return 'kind';
  if (!holds(rule.access, subject.access)) return 'access';
  return holds(rule.roles, role) ? null : 'role';
}

/** The first rule that matches, and all that were evaluated before it. */
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

/** Whether any reader may be denied the content: it is then marked as paywalled for search engines. */
export function isWalled(version: Version, subject: Subject): boolean {
  return roles.some((role) => {
    const { rule } = chooseRule(version, subject, role);
    return rule !== undefined && rule.limit !== null;
  });
}

/** Whether a rule that may deny contents names the section. */
export function namesWalled({ rules }: Version, sectionCode: string): boolean {
  return rules.some(({ limit, sections }) => limit !== null && sections.includes(sectionCode));
}
