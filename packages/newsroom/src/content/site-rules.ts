/** The publisher's rules for the pages of a site: of feature flags, and of the paywall. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type Reading, rowsOf, together } from '../db/reading.ts';
import { flagRules } from '../db/schema/flags.ts';
import { paywallRules, paywallVersions } from '../db/schema/paywall.ts';

/** The flag rules of every site, in order. */
export function listFlagRules(db: Database): Reading<(typeof flagRules.$inferSelect)[]> {
  return rowsOf(db, db.select().from(flagRules).orderBy(asc(flagRules.position), asc(flagRules.id)));
}

/** A version of the paywall with its rules in order. */
export type StoredVersion = typeof paywallVersions.$inferSelect & {
  readonly rules: readonly (typeof paywallRules.$inferSelect)[];
};

/** The versions of a site, the published one first. */
export function versionsOf(db: Database, siteId: number): Reading<StoredVersion[]> {
  const ofSite = eq(paywallVersions.siteId, siteId);
  const versions = db.select().from(paywallVersions).where(ofSite).orderBy(asc(paywallVersions.id));
  const rules = db
    .select({ rule: paywallRules })
    .from(paywallRules)
    .innerJoin(paywallVersions, eq(paywallVersions.id, paywallRules.versionId))
    .where(ofSite)
    .orderBy(asc(paywallRules.position), asc(paywallRules.id));
  return together(db, { versions: rowsOf(db, versions), rules: rowsOf(db, rules) }).map((found) =>
    found.versions
      .map((version) => ({
        ...version,
        rules: found.rules.map(({ rule }) => rule).filter(({ versionId }) => versionId === version.id),
      }))
      .sort((a, b) => Number(b.isPublished) - Number(a.isPublished)),
  );
}
