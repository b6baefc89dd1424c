/** Web Push: the browsers that are told of alerts, and what is still to be told to them. */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';
import { alerts } from './editorial.ts';
import { sites } from './sites.ts';

/** A browser, with an account or without one: deleted once its push service knows it no more. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id),
    /** Whoever was logged in at the last change. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** A secret: whoever knows it may change the subscription. */
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    topics: text('topics').array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_site').on(table.siteId),
  ],
);

/** The alerts that were queued: each is sent once, whichever process comes to it first. */
export const pushedAlerts = pgTable('pushed_alerts', {
  alertId: integer('alert_id')
    .primaryKey()
    .references(() => alerts.id, { onDelete: 'cascade' }),
  at: moment('at').notNull(),
});

/** An alert for one browser, until its push service has accepted it or it is too old: the row is then deleted. */
export const pushes = pgTable(
  'pushes',
  {
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    alertId: integer('alert_id')
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    /** When it is sent next. While a process is sending it, when another may. */
    dueAt: moment('due_at').notNull(),
    giveUpAt: moment('give_up_at').notNull(),
    /** The number of failed attempts. */
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.alertId] }),
    index('pushes_alert').on(table.alertId),
    index('pushes_due').on(table.dueAt),
  ],
);
