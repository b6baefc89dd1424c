/** Emails: the outbox, and what development shows at `/correo/` instead. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';
import { language } from './sites.ts';

/** An email until the mail server has accepted it: the row is then deleted. Without a mail server it stays. */
export const mails = pgTable(
  'mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The Message-ID without its domain: the same in every attempt, so that a copy can be recognised. */
    messageId: uuid('message_id').notNull().defaultRandom(),
    /** The account that it is about, with which it is deleted. Null for others, and for the account's own deletion. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The token of the link or the code in it, as a hash: it holds from when the mail server has accepted the mail. */
    tokenHash: text('token_hash'),
    recipient: text('recipient').notNull(),
    /** The Reply-To address; empty where it is the sender's. */
    replyTo: text('reply_to').notNull().default(''),
    replyToName: text('reply_to_name').notNull().default(''),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Additional headers. */
    headers: jsonb('headers').$type<Readonly<Record<string, string>>>().notNull().default({}),
    lang: language('lang').notNull(),
    /** One of many, which lets the others pass. */
    isBulk: boolean('is_bulk').notNull().default(false),
    createdAt: createdAt(),
    /**
     * When it is sent next. While a process is sending it, when another may: that process has then been killed. Null
     * where nobody sends it.
     */
    dueAt: moment('due_at'),
    /** When the last attempt is made. */
    giveUpAt: moment('give_up_at'),
    /** The number of failed attempts. */
    attempts: integer('attempts').notNull().default(0),
    /** The reason of the last failure: the mail server's answer, which may repeat the address. */
    lastError: text('last_error').notNull().default(''),
    /** When it was given up: a dead letter. */
    deadAt: moment('dead_at'),
  },
  (table) => [
    index('mails_due').on(table.isBulk, table.dueAt).where(sql`due_at is not null`),
    index('mails_dead').on(table.deadAt).where(sql`dead_at is not null`),
    index('mails_user').on(table.userId),
    index('mails_token').on(table.tokenHash).where(sql`token_hash is not null`),
  ],
);
