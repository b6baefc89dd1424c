/**
 * Fake social providers, all four, at `/idp/{provider}/…` of the newsroom itself, so that every login can be tried
 * without an account anywhere. Their signatures are made by `jose`; the rest is the few routes of one flow: a whole
 * provider such as `oidc-provider` brings a framework of its own, speaks no plain OAuth 2.0 as Facebook and Twitter do,
 * and could not be told to answer wrongly.
 */
import { socialProviders } from '@portada/contract';
import type { FakeProviders } from '@portada/newsroom';
import type { FastifyInstance } from 'fastify';
import { createSigner } from './answers.ts';
import { registerAuthorize } from './authorize.ts';
import { fakeFetch, fakeSettings } from './client.ts';
import { createGrants } from './grants.ts';
import { registerTokens } from './token.ts';

export const fakeProviders: FakeProviders = { settings: fakeSettings, fetch: fakeFetch };

export function registerFakeProviders(app: FastifyInstance): void {
  const grants = createGrants(app.now);
  const signer = createSigner();
  for (const name of socialProviders) {
    registerAuthorize(app, name, grants);
    registerTokens(app, name, { grants, signer });
  }
}
