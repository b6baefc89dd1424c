/** Sends a newsletter to those who have confirmed that they want it, each at most once a day. */
import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { dayOf, startOfDay } from '../content/dates.ts';
import { newsletters, subscriptions } from '../db/schema/index.ts';
import { composeIssue, type Issue, issueMail } from './edition.ts';

type App = Pick<FastifyInstance, 'config' | 'db' | 'log' | 'mailer' | 'now' | 'renderer'>;
type Subscription = typeof subscriptions.$inferSelect;
type Outcome = 'sent' | 'failed' | 'had';

export interface SendReport {
  /** How many contents the issue has; with none nothing is sent. */
  readonly contents: number;
  readonly sent: number;
  /** Those whose mail the server refused: the next run tries them again. */
  readonly failed: number;
  /** Those who have had today's issue already. */
  readonly had: number;
}

/** How many mails are on their way at once. */
const AT_ONCE = 10;

/** Sends today's issue. Nothing where there is no such newsletter. */
export async function sendNewsletter(app: App, id: string): Promise<SendReport | undefined> {
  const [newsletter] = await app.db.select().from(newsletters).where(eq(newsletters.id, id));
  if (!newsletter) return undefined;
  const issue = await composeIssue(app, newsletter);
  const outcomes: Outcome[] = [];
  if (issue.cards.length > 0) {
    // One moment for all: what is published while the mails go out belongs to the next issue.
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

/** Noted before it is sent, so that of two runs at once only one sends; taken back where the server refuses. */
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
