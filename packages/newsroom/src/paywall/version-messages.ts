/** The messages of a paywall version. */
import { type PaywallMessage, paywallMessage } from '@portada/contract';
import { and, asc, eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { withBase } from '../content/addresses.ts';
import { type Edition, siteId } from '../content/edition.ts';
import type { Database } from '../db/client.ts';
import { paywallMessages, paywallVersions } from '../db/schema/paywall.ts';

/** Complete messages (reading 33); undefined if the site has no such version. */
export async function messagesOf(
  db: Database,
  edition: Edition,
  versionId: string,
): Promise<PaywallMessage[] | undefined> {
  const ofSite = and(eq(paywallVersions.id, versionId), eq(paywallVersions.siteId, siteId(edition)));
  const [version] = await db.select().from(paywallVersions).where(ofSite);
  if (!version) return undefined;
  const rows = await db
    .select()
    .from(paywallMessages)
    .where(eq(paywallMessages.versionId, version.id))
    .orderBy(asc(paywallMessages.id));
  return rows.map(({ id, type, canBeClosed, texts }) => {
    const link = (url: string | undefined) => (url ? withBase(edition, url) : '');
    return parse(paywallMessage, {
      ...texts,
      id,
      type,
      canBeClosed,
      logoUrl: link(texts.logoUrl),
      buttonUrl: link(texts.buttonUrl),
      button2Url: link(texts.button2Url),
      bottomUrl: link(texts.bottomUrl),
    });
  });
}
