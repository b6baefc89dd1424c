/** Import and export of the publisher's flag rules. */
import { sites } from '../config/sites.ts';
import { listFlagRules } from '../content/site-rules.ts';
import type { Database } from '../db/client.ts';
import { flagRules } from '../db/schema/flags.ts';
import type { FlagsFile } from './file.ts';

export async function exportFlags(db: Database): Promise<FlagsFile> {
  const rows = await listFlagRules(db);
  return {
    flags: rows.map(({ flag, isOn, siteId, path, percentage, percentOf, startsAt, endsAt }) => ({
      flag,
      isOn,
      site: sites.find((site) => Number(site.id) === siteId)?.alias ?? null,
      path,
      percentage,
      percentOf,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    })),
  };
}

/** Replaces all rules by a file's. */
export async function importFlags(db: Database, { flags }: FlagsFile): Promise<void> {
  const moment = (text: string | null) => (text === null ? null : new Date(text));
  await db.transaction(async (all) => {
    await all.delete(flagRules);
    if (flags.length === 0) return;
    await all.insert(flagRules).values(
      flags.map(({ site, startsAt, endsAt, ...rule }, position) => ({
        ...rule,
        siteId: site === null ? null : Number(sites.find(({ alias }) => alias === site)?.id),
        startsAt: moment(startsAt),
        endsAt: moment(endsAt),
        position,
      })),
    );
  });
}
