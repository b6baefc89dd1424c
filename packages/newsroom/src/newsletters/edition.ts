/** One day's issue of a newsletter: its site's latest contents, as an email. */
import type { ContentCard } from '@portada/contract';
import { and, eq, gt, isNotNull, lt, max, notInArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sitePaths } from '../config/site-paths.ts';
import { canonicalBase, type SiteIdentity, sites } from '../config/sites.ts';
import { listCards } from '../content/cards.ts';
import { dayOf, startOfDay } from '../content/dates.ts';
import type { Edition } from '../content/edition.ts';
import type { Database } from '../db/client.ts';
import { contents, type newsletters, sections, subscriptions } from '../db/schema/index.ts';
import type { Mail } from '../mail/compose.ts';
import { mailPaths, mailUrl } from '../mail/links.ts';
import { shownEmail } from '../strings/email-address.ts';
import { longDay, plain } from '../texts/format.ts';
import { unsubscribeTexts } from './texts.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

type App = Pick<FastifyInstance, 'config' | 'db' | 'now' | 'renderer'>;
export type NewsletterRow = typeof newsletters.$inferSelect;

const CONTENTS_EACH = 6;

/** The content that is the same for all subscribers. */
export interface Issue {
  readonly newsletter: NewsletterRow;
  readonly site: SiteIdentity;
  readonly cards: readonly ContentCard[];
}

/** Today's issue: contents published since the last one, of the newsletter's section if it has one. */
export async function composeIssue({ config, db, now }: App, newsletter: NewsletterRow): Promise<Issue> {
  const site = sites.find((candidate) => Number(candidate.id) === newsletter.siteId) ?? sites[0];
  const base = canonicalBase(site);
  const edition: Edition = { ...site, base, url: config.siteUrl + base };
  const since = await lastIssue(db, newsletter.id, startOfDay(dayOf(now())));
  const where = and(
    notInArray(contents.kind, ['newsletter', 'live']),
    newsletter.sectionCode ? eq(sections.code, newsletter.sectionCode) : undefined,
    since ? gt(contents.publishedAt, since) : undefined,
  );
  return { newsletter, site, cards: await listCards(db, edition, { where, limit: CONTENTS_EACH }, now()) };
}

/** When the newsletter was last sent before today. */
async function lastIssue(db: Database, newsletterId: string, today: Date): Promise<Date | null> {
  const [last] = await db
    .select({ at: max(subscriptions.lastSentAt) })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.newsletterId, newsletterId),
        isNotNull(subscriptions.lastSentAt),
        lt(subscriptions.lastSentAt, today),
      ),
    );
  return last?.at ?? null;
}

/** RFC 2919: what mail programs sort by, the same in every issue, and no other newsletter's. */
function listId({ siteUrl }: App['config'], { id }: NewsletterRow): string {
  return `<${id}.${new URL(siteUrl).hostname}>`;
}

/** The issue for one subscriber, with their unsubscribe link in its footer and headers (RFC 8058). */
export async function issueMail(app: App, { newsletter, site, cards }: Issue, email: string): Promise<Mail> {
  const { config, db, now, renderer } = app;
  const name = plain(newsletter.name);
  const token = await unsubscribeToken(db, { email, newsletterId: newsletter.id });
  const unsubscribeUrl = mailUrl(config, site.lang, mailPaths.unsubscribe, token);
  const model = {
    name,
    intro: plain(newsletter.description),
    day: longDay(now(), site.lang),
    site,
    homeUrl: mailUrl(config, site.lang, '/'),
    newslettersUrl: mailUrl(config, site.lang, sitePaths.newsletters),
    unsubscribeUrl,
    email: shownEmail(email),
    words: unsubscribeTexts[site.lang].edition,
    items: cards.map(({ title, kicker, category, description, shareUrl }) => ({
      title,
      kicker: kicker?.text || category?.name || '',
      summary: plain(description),
      url: shareUrl,
    })),
  };
  const html: string = renderer.engine.renderFileSync('mails/newsletter', model);
  const text: string = renderer.engine.renderFileSync('mails/newsletter-text', model);
  return {
    subject: `${name}: ${cards[0]?.title ?? model.day}`,
    html,
    text,
    headers: {
      'List-Id': listId(config, newsletter),
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
