/** Import and export of the paywall. */
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { StartError } from '../config/config.ts';
import { type SiteIdentity, sites } from '../config/sites.ts';
import { versionsOf } from '../content/site-rules.ts';
import type { Database } from '../db/client.ts';
import { paywallMessages, paywallRules, paywallVersions } from '../db/schema/paywall.ts';
import type { Version } from '../metering/rules.ts';
import type { PaywallFile, VersionInFile } from './file.ts';

/** Every version of every site, in the file's format. */
export async function exportPaywall(db: Database): Promise<PaywallFile> {
  const versions: VersionInFile[] = [];
  for (const site of sites) {
    for (const { id, name, isPublished, rules } of await versionsOf(db, Number(site.id))) {
      const messages = await db
        .select()
        .from(paywallMessages)
        .where(eq(paywallMessages.versionId, id))
        .orderBy(asc(paywallMessages.id));
      versions.push({
        id,
        site: site.alias,
        name,
        isPublished,
        rules: rules.map(ruleInFile),
        messages: messages.map(({ id: messageId, type, canBeClosed, texts }) => ({
          id: messageId,
          type,
          canBeClosed,
          ...texts,
        })),
      });
    }
  }
  return { versions };
}

function ruleInFile(rule: Version['rules'][number]): VersionInFile['rules'][number] {
  const { conditionName, sections, kinds, access, roles, limit, period, openMessageIds, closedMessageIds } =
    rule;
  return {
    conditionName,
    sections: [...sections],
    kinds: [...kinds],
    access: [...access],
    roles: [...roles],
    limit,
    period,
    openMessageIds: [...openMessageIds],
    closedMessageIds: [...closedMessageIds],
  };
}

/**
 * Imports a file's versions in one transaction: each replaces the one of the same name, other versions are kept. A site
 * has one published version: the file's, if it has one.
 */
export async function importPaywall(db: Database, { versions }: PaywallFile): Promise<void> {
  await db.transaction(async (all) => {
    for (const version of versions) await putVersion(all, version);
    for (const site of sites) await publishOne(all, site, versions);
  });
}

async function putVersion(db: Database, version: VersionInFile): Promise<void> {
  const { id, name, isPublished, rules, messages } = version;
  const siteId = Number(sites.find(({ alias }) => alias === version.site)?.id);
  const [other] = await db.select().from(paywallVersions).where(eq(paywallVersions.id, id));
  if (other && other.siteId !== siteId) throw new StartError(`The version ${id} is another site’s.`);
  await refuseTaken(
    db,
    id,
    messages.map((message) => message.id),
  );
  await db
    .insert(paywallVersions)
    .values({ id, siteId, name, isPublished })
    .onConflictDoUpdate({ target: paywallVersions.id, set: { name, isPublished } });
  await db.delete(paywallRules).where(eq(paywallRules.versionId, id));
  await db.delete(paywallMessages).where(eq(paywallMessages.versionId, id));
  if (messages.length > 0) {
    await db.insert(paywallMessages).values(
      messages.map(({ id: messageId, type, canBeClosed, ...texts }) => ({
        id: messageId,
        versionId: id,
        type,
        canBeClosed,
        texts,
      })),
    );
  }
  if (rules.length > 0) {
    await db
      .insert(paywallRules)
      .values(rules.map((rule, position) => ({ ...rule, versionId: id, position })));
  }
}

/** A message's id may occur in one version only. */
async function refuseTaken(db: Database, versionId: string, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  const [duplicate] = await db
    .select()
    .from(paywallMessages)
    .where(
      and(inArray(paywallMessages.id, [...messageIds]), notInArray(paywallMessages.versionId, [versionId])),
    );
  if (duplicate)
    throw new StartError(`The message ${duplicate.id} is in the version ${duplicate.versionId} already.`);
}

async function publishOne(
  db: Database,
  site: SiteIdentity,
  versions: PaywallFile['versions'],
): Promise<void> {
  const published = versions.find((version) => version.site === site.alias && version.isPublished);
  if (!published) return;
  await db
    .update(paywallVersions)
    .set({ isPublished: false })
    .where(and(eq(paywallVersions.siteId, Number(site.id)), notInArray(paywallVersions.id, [published.id])));
}
