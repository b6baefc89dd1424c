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
import { type BulletinWords, unsubscribeTexts } from './texts.ts';
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
  const edition = editionOf(config, newsletter.siteId);
  const since = await lastIssue(db, newsletter.id, startOfDay(dayOf(now())));
  const where = and(
    notInArray(contents.kind, ['newsletter', 'live']),
    newsletter.sectionCode ? eq(sections.code, newsletter.sectionCode) : undefined,
    since ? gt(contents.publishedAt, since) : undefined,
  );
  return {
    newsletter,
    site: edition,
    cards: await listCards(db, edition, { where, limit: CONTENTS_EACH }, now()),
  };
}

/** The site with that id, with the addresses that emails have. */
export function editionOf({ siteUrl }: App['config'], siteId: number): SiteIdentity & Edition {
  const site = sites.find(({ id }) => Number(id) === siteId) ?? sites[0];
  const base = canonicalBase(site);
  return { ...site, base, url: siteUrl + base };
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
function listId({ siteUrl }: App['config'], id: string): string {
  return `<${id}.${new URL(siteUrl).hostname}>`;
}

/** The issue for one subscriber. */
export async function issueMail(app: App, { newsletter, site, cards }: Issue, email: string): Promise<Mail> {
  const { config, db } = app;
  const name = plain(newsletter.name);
  const token = await unsubscribeToken(db, { email, newsletterId: newsletter.id });
  return bulletinMail(app, site, {
    id: newsletter.id,
    name,
    subject: (about) => `${name}: ${about}`,
    intro: plain(newsletter.description),
    cards,
    email,
    words: unsubscribeTexts[site.lang].edition,
    unsubscribeUrl: mailUrl(config, site.lang, mailPaths.unsubscribe, token),
    newslettersUrl: mailUrl(config, site.lang, sitePaths.newsletters),
  });
}

interface Bulletin {
  /** What mail programs sort by. */
  readonly id: string;
  readonly name: string;
  /** By the title of its first content. */
  subject(about: string): string;
  readonly intro: string;
  readonly cards: readonly ContentCard[];
  readonly email: string;
  readonly words: BulletinWords;
  readonly unsubscribeUrl: string;
  /** Where the reader finds others. */
  readonly newslettersUrl: string;
  /** A link to what is not in it. */
  readonly more?: { readonly text: string; readonly url: string };
}

/** A list of contents as a mail, with the unsubscribe link in its footer and headers (RFC 8058). */
export function bulletinMail({ config, now, renderer }: App, site: SiteIdentity, bulletin: Bulletin): Mail {
  const { id, subject, cards, email, unsubscribeUrl } = bulletin;
  const model = {
    ...bulletin,
    day: longDay(now(), site.lang),
    site,
    homeUrl: mailUrl(config, site.lang, '/'),
    email: shownEmail(email),
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
    subject: subject(cards[0]?.title ?? model.day),
    html,
    text,
    headers: {
      'List-Id': listId(config, id),
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
