/** Evaluates the publisher's flag rules for a page. Pure. */
import { createHash } from 'node:crypto';
import type { percentSubjects } from '../db/schema/flags.ts';

export interface FlagRule {
  readonly flag: string;
  readonly isOn: boolean;
  /** Null for all sites. */
  readonly siteId: number | null;
  /** A path on the site; with a trailing `*` for all with that prefix; empty for every page. */
  readonly path: string;
  readonly percentage: number;
  readonly percentOf: (typeof percentSubjects)[number];
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** The requested page and its reader. */
export interface FlagPage {
  readonly siteId: number;
  /** Without the site's prefix. */
  readonly path: string;
  readonly now: Date;
}

/** The rules that match a page now, for any reader. */
export function rulesOfPage(rules: readonly FlagRule[], { siteId, path, now }: FlagPage): FlagRule[] {
  return rules.filter(
    (rule) =>
      (rule.siteId === null || rule.siteId === siteId) &&
      isOnPath(rule.path, path) &&
      (rule.startsAt === null || rule.startsAt <= now) &&
      (rule.endsAt === null || now < rule.endsAt),
  );
}

/** Whether the flags differ between readers: the page must then not be cached publicly. */
export function isPersonal(rules: readonly FlagRule[]): boolean {
  return rules.some(
    ({ percentOf, percentage }) => percentOf === 'readers' && percentage > 0 && percentage < 100,
  );
}

/** The flags by name; of several rules for one flag the last that matches decides. */
export function flagsBy(
  rules: readonly FlagRule[],
  subjects: Readonly<Record<FlagRule['percentOf'], string>>,
): Record<string, boolean> {
  const holding = rules.filter(
    ({ flag, percentage, percentOf }) => shareOf(flag, subjects[percentOf]) < percentage,
  );
  return Object.fromEntries(holding.map(({ flag, isOn }) => [flag, isOn]));
}

/**
 * A subject's stable position between 0 and 100 for a flag: a subject within the first 10 percent is within the
 * first 20 percent too, and each flag has its own order.
 */
export function shareOf(flag: string, subject: string): number {
  const hash = createHash('sha256').update(`${flag}\n${subject}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100;
}

function isOnPath(prefix: string, path: string): boolean {
  if (prefix.endsWith('*')) return path.startsWith(prefix.slice(0, -1));
  return prefix === '' || prefix === path;
}
