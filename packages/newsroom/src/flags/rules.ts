/** Which flags a page carries, by the publisher's rules. Pure. */
import { createHash } from 'node:crypto';
import type { percentSubjects } from '../db/schema/flags.ts';

export interface FlagRule {
  readonly flag: string;
  readonly isOn: boolean;
  /** Null for all sites. */
  readonly siteId: number | null;
  /** A path on the site; with a `*` at its end for all that begin so; empty for every page. */
  readonly path: string;
  readonly percentage: number;
  readonly percentOf: (typeof percentSubjects)[number];
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** The page that is asked for, and by whom. */
export interface FlagPage {
  readonly siteId: number;
  /** Without the site's prefix. */
  readonly path: string;
  readonly now: Date;
}

/** The rules that apply to a page now, for any reader. */
export function rulesOfPage(rules: readonly FlagRule[], { siteId, path, now }: FlagPage): FlagRule[] {
  return rules.filter(
    (rule) =>
      (rule.siteId === null || rule.siteId === siteId) &&
      isOnPath(rule.path, path) &&
      (rule.startsAt === null || rule.startsAt <= now) &&
      (rule.endsAt === null || now < rule.endsAt),
  );
}

/** Whether the flags differ from reader to reader: no cache may then share the page. */
export function isPersonal(rules: readonly FlagRule[]): boolean {
  return rules.some(
    ({ percentOf, percentage }) => percentOf === 'readers' && percentage > 0 && percentage < 100,
  );
}

/** The flags by name; of several rules for one flag the last that holds decides. */
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

function isOnPath(wanted: string, path: string): boolean {
  if (wanted.endsWith('*')) return path.startsWith(wanted.slice(0, -1));
  return wanted === '' || wanted === path;
}
