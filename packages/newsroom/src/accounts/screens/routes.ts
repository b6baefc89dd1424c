/** The target pages of email links, and the screens after them. */
import { routes } from '@portada/shared/routes.ts';
import type { FastifyInstance } from 'fastify';
import { sitePaths } from '../../config/site-paths.ts';
import { limits } from '../../http/limits.ts';
import { countAttempt } from '../../http/rate-limit.ts';
import { mailPaths } from '../../mail/links.ts';
import { activate } from '../activation.ts';
import { redeemMailToken, tokenOf } from '../mail-tokens.ts';
import { confirmSubscriptions } from '../subscriptions.ts';
import { showNotice } from './notice.ts';
import type { NoticeName } from './texts.ts';

const validated = `${routes.register}validado/`;
const activationError = `${routes.register}error/`;
const subscribed = `${sitePaths.newsletters}confirmado/`;
const subscriptionError = `${sitePaths.newsletters}error/`;

/** Notices with an address of their own: the same for every reader (REG-10 to REG-12, ACCT-33). */
const notices = {
  [routes.registered]: 'registered',
  [validated]: 'validated',
  [activationError]: 'activationError',
  [mailPaths.accountDeleted]: 'deleted',
  [subscribed]: 'subscribed',
  [subscriptionError]: 'subscriptionError',
} as const satisfies Record<string, NoticeName>;

export function registerAccountScreens(app: FastifyInstance): void {
  for (const [path, name] of Object.entries(notices)) {
    app.get(path, (_request, reply) => showNotice(reply, name));
  }

  // An email link is a plain GET: it creates no session, and is idempotent.
  app.get(mailPaths.activation, async (request, reply) => {
    await countAttempt(app, limits.tokenByAddress, request.ip);
    const reader = await activate(request, tokenOf(request.query));
    return reply.redirect(request.site.base + (reader ? validated : activationError), 303);
  });

  app.get(mailPaths.subscription, async (request, reply) => {
    await countAttempt(app, limits.tokenByAddress, request.ip);
    const redeemed = await redeemMailToken(app, 'subscription', tokenOf(request.query));
    if (redeemed) await confirmSubscriptions(app.db, redeemed.email, app.now());
    const path = redeemed ? subscribed : subscriptionError;
    return reply.redirect(request.site.base + path, 303);
  });
}
