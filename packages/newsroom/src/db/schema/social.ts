/** Pending social logins; the identities themselves are stored with the accounts. */
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

/** A provider's profile data about a reader. Missing texts are empty. */
export interface ProviderClaims {
  readonly nick: string;
  readonly name: string;
  readonly surname: string;
  /** In lower case, as every e-mail address in the database. */
  readonly email: string;
  /** Whether the provider has verified the address. Only a verified one gives access to an account. */
  readonly emailVerified: boolean;
}

const provider = () => text('provider', { enum: ['facebook', 'twitter', 'google', 'apple'] }).notNull();

/** A login that was sent to a provider: its callback is accepted once, in the same browser. */
export const socialFlows = pgTable(
  'social_flows',
  {
    /** The SHA-256 of `state`. */
    stateHash: text('state_hash').primaryKey(),
    /** The SHA-256 of the cookie that binds the callback to this browser. */
    browserHash: text('browser_hash').notNull(),
    provider: provider(),
    /** The nonce that the ID token must repeat (OpenID Connect). */
    nonce: text('nonce').notNull(),
    /** The PKCE code verifier: proves that the code is redeemed by the client that requested it. */
    verifier: text('verifier').notNull(),
    /** The prefix of the site on which the login started. */
    siteBase: text('site_base').notNull(),
    /** The redirect target after the login; empty where none was given. */
    backUrl: text('back_url').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('social_flows_expiry').on(table.expiresAt)],
);

/** A pending sign-up: a provider has identified a new reader, who has not accepted the terms yet (REG-07). */
export const socialSignups = pgTable(
  'social_signups',
  {
    /** The SHA-256 of the browser's cookie. */
    tokenHash: text('token_hash').primaryKey(),
    provider: provider(),
    subject: text('subject').notNull(),
    // The column's name is that of the first release.
    claims: jsonb('told').$type<ProviderClaims>().notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('social_signups_expiry').on(table.expiresAt)],
);
