/** Queues a newsletter for its confirmed subscribers, at most once a day each. */
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { dayOf, startOfDay } from '../content/dates.ts';
import { inTransaction } from '../db/context.ts';
import { newsletters, subscriptions } from '../db/schema/index.ts';
import { queueBulk } from '../mail/outbox.ts';
import { composeIssue, type Issue, issueMail } from './edition.ts';

type App = Pick<FastifyInstance, 'config' | 'db' | 'now' | 'renderer'>;

export interface SendReport {
  /** The number of contents of the issue; an empty one is not sent. */
  readonly contents: number;
  /** Subscribers to whom it is mailed. */
  readonly queued: number;
  /** Subscribers who already have today's issue. */
  readonly had: number;
}

/** Few enough to compose at once. A run that is interrupted leaves whole batches: the next one goes on after them. */
const BATCH = 50;

/** Queues today's issue. Undefined if there is no such newsletter. */
export async function sendNewsletter(app: App, id: string): Promise<SendReport | undefined> {
  const [newsletter] = await app.db.select().from(newsletters).where(eq(newsletters.id, id));
  if (!newsletter) return undefined;
  const issue = await composeIssue(app, newsletter);
  const contents = issue.cards.length;
  if (contents === 0) return { contents, queued: 0, had: 0 };
  // One moment for all: contents published while emails are being queued belong to the next issue.
  const at = app.now();
  const all = await app.db.$count(subscriptions, confirmed(id));
  const subscribers = await subscribersWithout(app, id, at);
  let queued = 0;
  for (let first = 0; first < subscribers.length; first += BATCH) {
    queued += await queueBatch(app, issue, subscribers.slice(first, first + BATCH), at);
  }
  return { contents, queued, had: all - queued };
}

function confirmed(newsletterId: string): SQL | undefined {
  return and(eq(subscriptions.newsletterId, newsletterId), isNotNull(subscriptions.confirmedAt));
}

/** The subscribers who do not have the issue of this day. */
function isWithout(newsletterId: string, at: Date): SQL | undefined {
  const today = startOfDay(dayOf(at));
  return and(
    confirmed(newsletterId),
    or(isNull(subscriptions.lastSentAt), lt(subscriptions.lastSentAt, today)),
  );
}

async function subscribersWithout({ db }: App, newsletterId: string, at: Date): Promise<string[]> {
  const rows = await db
    .select({ email: subscriptions.email })
    .from(subscriptions)
    .where(isWithout(newsletterId, at))
    .orderBy(asc(subscriptions.email));
  return rows.map(({ email }) => email);
}

/** Marks the subscribers and queues their mails in one transaction. Those of a concurrent run are left to it. */
async function queueBatch(app: App, issue: Issue, emails: readonly string[], at: Date): Promise<number> {
  const { newsletter, site } = issue;
  const bulk = await Promise.all(
    emails.map(async (email) => ({ email, mail: await issueMail(app, issue, email) })),
  );
  return inTransaction(app, async (context) => {
    const isOfBatch = and(isWithout(newsletter.id, at), inArray(subscriptions.email, [...emails]));
    const free = await context.db
      .select({ email: subscriptions.email })
      .from(subscriptions)
      .where(isOfBatch)
      .for('update', { skipLocked: true });
    const chosen = new Set(free.map(({ email }) => email));
    await context.db
      .update(subscriptions)
      .set({ lastSentAt: at })
      .where(and(eq(subscriptions.newsletterId, newsletter.id), inArray(subscriptions.email, [...chosen])));
    const mailed = bulk.filter(({ email }) => chosen.has(email));
    await queueBulk(context, site.lang, mailed);
    return mailed.length;
  });
}
