/** Sends a newsletter to its confirmed subscribers, at most once a day each. */
import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { dayOf, startOfDay } from '../content/dates.ts';
import { newsletters, subscriptions } from '../db/schema/index.ts';
import { composeIssue, type Issue, issueMail } from './edition.ts';

type App = Pick<FastifyInstance, 'config' | 'db' | 'log' | 'mailer' | 'now' | 'renderer'>;
type Subscription = typeof subscriptions.$inferSelect;
type Outcome = 'sent' | 'failed' | 'had';

export interface SendReport {
  /** The number of contents of the issue; an empty one is not sent. */
  readonly contents: number;
  readonly sent: number;
  /** Subscribers whose email the server rejected: the next run tries again. */
  readonly failed: number;
  /** Subscribers who already have today's issue. */
  readonly had: number;
}

/** The maximum of concurrent emails. */
const AT_ONCE = 10;

/** Sends today's issue. Undefined if there is no such newsletter. */
export async function sendNewsletter(app: App, id: string): Promise<SendReport | undefined> {
  const [newsletter] = await app.db.select().from(newsletters).where(eq(newsletters.id, id));
  if (!newsletter) return undefined;
  const issue = await composeIssue(app, newsletter);
  const outcomes: Outcome[] = [];
  if (issue.cards.length > 0) {
    // One moment for all: contents published while emails are being sent belong to the next issue.
    const at = app.now();
    const subscribers = await confirmedSubscribers(app, id);
    for (let first = 0; first < subscribers.length; first += AT_ONCE) {
      const batch = subscribers.slice(first, first + AT_ONCE);
      outcomes.push(...(await Promise.all(batch.map((one) => deliver(app, issue, one, at)))));
    }
  }
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  return { contents: issue.cards.length, sent: count('sent'), failed: count('failed'), had: count('had') };
}

function confirmedSubscribers({ db }: App, newsletterId: string): Promise<Subscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.newsletterId, newsletterId), isNotNull(subscriptions.confirmedAt)))
    .orderBy(asc(subscriptions.email));
}

/** Marked as sent first, so that of two concurrent runs only one sends; undone if the server rejects it. */
async function deliver(app: App, issue: Issue, subscription: Subscription, at: Date): Promise<Outcome> {
  const { email, newsletterId, lastSentAt } = subscription;
  const own = and(eq(subscriptions.email, email), eq(subscriptions.newsletterId, newsletterId));
  const today = startOfDay(dayOf(at));
  const [claimed] = await app.db
    .update(subscriptions)
    .set({ lastSentAt: at })
    .where(
      and(
        own,
        isNotNull(subscriptions.confirmedAt),
        or(isNull(subscriptions.lastSentAt), lt(subscriptions.lastSentAt, today)),
      ),
    )
    .returning();
  if (!claimed) return 'had';
  try {
    await app.mailer.deliver(email, issue.site.lang, await issueMail(app, issue, email));
    return 'sent';
  } catch (error) {
    app.log.error({ event: 'newsletter.failed', newsletterId, err: error }, 'newsletter failed');
    await app.db.update(subscriptions).set({ lastSentAt }).where(own);
    return 'failed';
  }
}
