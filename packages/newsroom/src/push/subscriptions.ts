/** The browsers that are subscribed to Web Push. */
import type { CallInput, keepPush } from '@portada/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { pushSubscriptions } from '../db/schema/index.ts';

type Subscription = CallInput<typeof keepPush>['body'];

/** Whose it is: a site's, and a reader's where one is logged in. */
interface Owner {
  readonly siteId: number;
  readonly userId: string | null;
}

/** What a browser has chosen; nothing where it is not subscribed. */
export async function chosenTopics(db: Database, endpoint: string): Promise<readonly string[]> {
  const { topics } = pushSubscriptions;
  const [row] = await db
    .select({ topics })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, endpoint));
  return row?.topics ?? [];
}

export async function keepSubscription(
  db: Database,
  { endpoint, keys, topics }: Subscription,
  owner: Owner,
): Promise<void> {
  const state = { ...owner, ...keys, topics };
  await db
    .insert(pushSubscriptions)
    .values({ endpoint, ...state })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: state });
}

export async function endSubscription(db: Database, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
}
