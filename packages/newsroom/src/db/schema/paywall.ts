/** The paywall: its versions, their messages and rules, and the readings of registered readers. */
import type { floatPositions } from '@portada/contract';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import type { AccessLevel, ContentKind } from './content.ts';
import { sites } from './sites.ts';

/** The two roles that rules distinguish (PAGE-08). */
export const roles = ['anonymous', 'reader'] as const;
export type Role = (typeof roles)[number];

/** The period of a limit. */
export const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

/** A published or tested set of paywall messages of a site; `id` is the relative version id. */
export const paywallVersions = pgTable('paywall_versions', {
  id: text('id').primaryKey(),
  siteId: integer('site_id')
    .notNull()
    .references(() => sites.id),
  name: text('name').notNull(),
  isPublished: boolean('is_published').notNull().default(false),
});

export const paywallMessageType = pgEnum('paywall_message_type', ['bottom', 'float', 'counter', 'modal']);

/** The texts and links of a message, named as in the contract; links of the site have no prefix. */
export interface PaywallMessageTexts {
  readonly logo?: string | undefined;
  readonly logoText?: string | undefined;
  readonly logoUrl?: string | undefined;
  readonly smallText?: string | undefined;
  readonly principalText?: string | undefined;
  readonly aboveButtonText?: string | undefined;
  readonly buttonText?: string | undefined;
  readonly buttonUrl?: string | undefined;
  readonly button2Text?: string | undefined;
  readonly button2Url?: string | undefined;
  readonly underButtonText?: string | undefined;
  readonly bottomText?: string | undefined;
  readonly bottomUrl?: string | undefined;
  readonly position?: (typeof floatPositions)[number] | undefined;
  readonly counterText?: string | undefined;
  readonly maxConsumedContent?: number | undefined;
}

export const paywallMessages = pgTable(
  'paywall_messages',
  {
    id: text('id').primaryKey(),
    versionId: text('version_id')
      .notNull()
      .references(() => paywallVersions.id),
    type: paywallMessageType('type').notNull(),
    canBeClosed: boolean('can_be_closed').notNull().default(false),
    texts: jsonb('texts').$type<PaywallMessageTexts>().notNull(),
  },
  (table) => [index('paywall_messages_version').on(table.versionId)],
);

/** A rule: who may read what, how much of it, and which messages are shown. The first rule that matches decides. */
export const paywallRules = pgTable(
  'paywall_rules',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    versionId: text('version_id')
      .notNull()
      .references(() => paywallVersions.id),
    conditionName: text('condition_name').notNull(),
    /** Codes of sections; here and below an empty list matches everything. */
    sections: jsonb('sections').$type<string[]>().notNull().default([]),
    kinds: jsonb('kinds').$type<ContentKind[]>().notNull().default([]),
    access: jsonb('access').$type<AccessLevel[]>().notNull().default([]),
    roles: jsonb('roles').$type<Role[]>().notNull().default([]),
    /** Contents per period: 0 for none, null for unlimited. */
    limit: integer('limit'),
    period: text('period', { enum: periods }).notNull().default('month'),
    openMessageIds: jsonb('open_message_ids').$type<string[]>().notNull().default([]),
    closedMessageIds: jsonb('closed_message_ids').$type<string[]>().notNull().default([]),
    position: integer('position').notNull().default(0),
  },
  (table) => [uniqueIndex('paywall_rules_name').on(table.versionId, table.conditionName)],
);

/**
 * The readings of a registered reader under a rule's name: one row for all periods and devices, whose lock serialises
 * concurrent readings.
 */
export const paywallReads = pgTable(
  'paywall_reads',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id),
    conditionName: text('condition_name').notNull(),
    /** The first day of the current period. */
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    contentIds: integer('content_ids').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.siteId, table.conditionName] })],
);
