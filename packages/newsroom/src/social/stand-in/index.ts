/**
 * A stand-in for the four social providers, at `/idp/{provider}/…` of the newsroom itself, so that every login can be
 * tried without an account anywhere. Never in production. Its signatures are made by `jose`; the rest is the few routes
 * of one flow: a whole provider such as `oidc-provider` brings a framework of its own, speaks no plain OAuth 2.0 as
 * Facebook and Twitter do, and could not be told to answer wrongly.
 */
import { socialProviders } from '@portada/contract';
import type { FastifyInstance } from 'fastify';
import { createSigner } from './answers.ts';
import { registerAuthorize } from './authorize.ts';
import { createGrants } from './grants.ts';
import { registerScreenSet } from './screen-set.ts';
import { registerTokens } from './token.ts';

export function registerStandIn(app: FastifyInstance): void {
  if (app.config.environment === 'production') return;
  const grants = createGrants(app.now);
  const signer = createSigner();
  for (const name of socialProviders) {
    registerAuthorize(app, name, grants);
    registerTokens(app, name, { grants, signer });
  }
  registerScreenSet(app);
}
