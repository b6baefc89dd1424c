/** The publisher's rules for the pages of a site: of feature flags, and of the paywall. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type Reading, rowsOf, together, written } from '../db/reading.ts';
import { flagRules } from '../db/schema/flags.ts';
import { paywallRules, paywallVersions } from '../db/schema/paywall.ts';

const selectFlagRules = written((builder) => builder.select().from(flagRules));

/** The flag rules of every site, in order. */
export function listFlagRules(db: Database): Reading<(typeof flagRules.$inferSelect)[]> {
  return rowsOf(db, selectFlagRules(sql`order by ${flagRules.position}, ${flagRules.id}`));
}

/** A version of the paywall with its rules in order. */
export type StoredVersion = typeof paywallVersions.$inferSelect & {
  readonly rules: readonly (typeof paywallRules.$inferSelect)[];
};

const selectVersions = written((builder) => builder.select().from(paywallVersions));
const selectRules = written((builder) =>
  builder
    .select({ rule: paywallRules })
    .from(paywallRules)
    .innerJoin(paywallVersions, eq(paywallVersions.id, paywallRules.versionId)),
);

/** The versions of a site, the published one first. */
export function versionsOf(db: Database, siteId: number): Reading<StoredVersion[]> {
  const ofSite = eq(paywallVersions.siteId, siteId);
  const versions = selectVersions(sql`where ${ofSite} order by ${paywallVersions.id}`);
  const rules = selectRules(sql`where ${ofSite} order by ${paywallRules.position}, ${paywallRules.id}`);
  return together(db, { versions: rowsOf(db, versions), rules: rowsOf(db, rules) }).map((found) =>
    found.versions
      .map((version) => ({
        ...version,
        rules: found.rules.map(({ rule }) => rule).filter(({ versionId }) => versionId === version.id),
      }))
      .sort((a, b) => Number(b.isPublished) - Number(a.isPublished)),
  );
}
