/** Mails readers what is new in the searches that they keep: each content once, and nothing where there is nothing. */
import type { ContentCard } from '@portada/contract';
import { routes } from '@portada/shared/routes.ts';
import { resultsPath } from '@portada/shared/search-query.ts';
import { and, asc, eq, getTableColumns, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../db/context.ts';
import { savedSearches, users } from '../db/schema/index.ts';
import type { Mail } from '../mail/compose.ts';
import { mailPaths, mailUrl } from '../mail/links.ts';
import { queueBulk } from '../mail/outbox.ts';
import { defaultSearch } from '../search/query.ts';
import { nextTime, type SavedSearchRow } from '../search/saved-searches.ts';
import { searchContents } from '../search/search.ts';
import { bulletinMail, editionOf } from './edition.ts';
import { searchMailTexts } from './search-texts.ts';
import { searchEndToken } from './unsubscribe-token.ts';

type App = Pick<FastifyInstance, 'config' | 'db' | 'log' | 'now' | 'renderer'>;

interface DueSearch extends SavedSearchRow {
  readonly email: string;
}

const BATCH = 50;
const CONTENTS_EACH = 10;
/** More than any reader is mailed between two changes of a content's date. */
const MOST_TOLD = 500;

/** Every search that is due, by any number of processes; tells whether all were looked at. */
export async function sendSavedSearches(app: App): Promise<boolean> {
  const at = app.now();
  try {
    for (;;) {
      const due = await dueSearches(app, at);
      const sent: boolean[] = [];
      for (const search of due) sent.push(await isSent(app, search, at));
      if (sent.includes(false)) return false;
      if (due.length < BATCH) return true;
    }
  } catch (error) {
    tellFailure(app, error);
    return false;
  }
}

/** The failure of one is none of the others. */
async function isSent(app: App, search: DueSearch, at: Date): Promise<boolean> {
  try {
    await sendSearch(app, search, at);
    return true;
  } catch (error) {
    tellFailure(app, error);
    return false;
  }
}

function tellFailure({ log }: App, error: unknown): void {
  log.warn({ event: 'saved-searches.failed', err: error }, 'saved searches failed');
}

function dueSearches({ db }: App, at: Date): Promise<DueSearch[]> {
  return db
    .select({ ...getTableColumns(savedSearches), email: users.email })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(and(lte(savedSearches.nextAt, at), eq(users.status, 'active')))
    .orderBy(asc(savedSearches.nextAt))
    .limit(BATCH);
}

/** Notes what is told and queues its mail in one transaction; a search that another process has taken is left to it. */
async function sendSearch(app: App, search: DueSearch, at: Date): Promise<void> {
  const cards = await newContents(app, search, at);
  const mail = cards.length > 0 ? await mailOf(app, search, cards) : undefined;
  await inTransaction(app, async (context) => {
    const told = [...search.told, ...cards.map(({ id }) => Number(id))].slice(-MOST_TOLD);
    const taken = await context.db
      .update(savedSearches)
      .set({ told, toldUntil: at, nextAt: nextTime(search.rhythm, at) })
      .where(
        and(
          eq(savedSearches.id, search.id),
          eq(savedSearches.toldUntil, search.toldUntil),
          lte(savedSearches.nextAt, at),
        ),
      )
      .returning({ id: savedSearches.id });
    const { lang } = editionOf(app.config, search.siteId);
    if (mail && taken.length > 0) await queueBulk(context, lang, [{ email: search.email, mail }]);
  });
}

/** What was published since the reader was last told. A guess at what was meant would tell of something else. */
async function newContents({ config, db }: App, search: DueSearch, at: Date): Promise<ContentCard[]> {
  const { text, type, filters, told, toldUntil } = search;
  const dates = { start: new Date(toldUntil.getTime() + 1).toISOString(), end: at.toISOString() };
  const wanted = { ...defaultSearch, text, type, filters, dates, without: told, limit: CONTENTS_EACH };
  const page = await searchContents(db, editionOf(config, search.siteId), wanted, at);
  return page && !page.meant && !page.isOpen ? page.cards : [];
}

async function mailOf(app: App, search: DueSearch, cards: readonly ContentCard[]): Promise<Mail> {
  const { config, db } = app;
  const { id, name, email } = search;
  const site = editionOf(config, search.siteId);
  const t = searchMailTexts[site.lang];
  return bulletinMail(app, site, {
    id: `search-${id}`,
    name,
    subject: (about) => t.subject(name, about),
    intro: t.intro,
    cards,
    email,
    words: t.mail,
    unsubscribeUrl: mailUrl(config, site.lang, mailPaths.searchEnd, await searchEndToken(db, id)),
    newslettersUrl: mailUrl(config, site.lang, routes['user.newsletters']),
    more: { text: t.more, url: new URL(site.base + resultsPath(search), config.siteUrl).href },
  });
}
