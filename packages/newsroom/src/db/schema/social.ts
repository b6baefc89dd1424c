/** What a social login leaves behind while it is under way; the identities themselves stand with the accounts. */
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

/** A provider's profile data about a reader. Missing texts are empty. */
export interface ToldByProvider {
  readonly nick: string;
  readonly name: string;
  readonly surname: string;
  /** In small letters, as every address here. */
  readonly email: string;
  /** Whether the provider says that the reader reads this address. Only such an address opens an account. */
  readonly emailVerified: boolean;
}

const provider = () => text('provider', { enum: ['facebook', 'twitter', 'google', 'apple'] }).notNull();

/** A reader who has been sent to a provider and is to come back, once, in the browser that left. */
export const socialFlows = pgTable(
  'social_flows',
  {
    /** The SHA-256 of `state`. */
    stateHash: text('state_hash').primaryKey(),
    /** The SHA-256 of the cookie that binds the way back to this browser. */
    browserHash: text('browser_hash').notNull(),
    provider: provider(),
    /** What the provider's signed answer must repeat (OpenID Connect). */
    nonce: text('nonce').notNull(),
    /** The PKCE code verifier: proves that the code is redeemed by the client that requested it. */
    verifier: text('verifier').notNull(),
    /** The prefix of the site that the reader left from. */
    siteBase: text('site_base').notNull(),
    /** Where the reader wants to go in the end; empty where they did not say. */
    backUrl: text('back_url').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('social_flows_expiry').on(table.expiresAt)],
);

/** A new reader whom a provider vouches for and who has not accepted the terms yet: no account so far (REG-07). */
export const socialSignups = pgTable(
  'social_signups',
  {
    /** The SHA-256 of the cookie that the reader's browser brings. */
    tokenHash: text('token_hash').primaryKey(),
    provider: provider(),
    subject: text('subject').notNull(),
    told: jsonb('told').$type<ToldByProvider>().notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('social_signups_expiry').on(table.expiresAt)],
);
