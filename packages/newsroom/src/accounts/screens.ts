/** The target pages of email links, and the screens after them. */
import { routes } from '@portada/shared/routes.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { limits } from '../http/limits.ts';
import { countAttempt } from '../http/rate-limit.ts';
import { mailPaths } from '../mail/links.ts';
import { renderPage } from '../render/page.ts';
import { redeemMailToken } from './mail-tokens.ts';
import { activate } from './registration.ts';
import { type NoticeName, screenTexts } from './screen-texts.ts';
import { confirmSubscriptions } from './subscriptions.ts';

/** Notices with an address of their own: the same for every reader (REG-10 to REG-12, ACCT-33). */
const notices = {
  [routes.registered]: 'registered',
  '/registro/validado/': 'validated',
  '/registro/error/': 'activationError',
  [mailPaths.accountDeleted]: 'deleted',
  '/boletines/confirmado/': 'subscribed',
  '/boletines/error/': 'subscriptionError',
} as const satisfies Record<string, NoticeName>;

/** The notices of `portada-account-notice`, by its attribute `kind`. */
const kinds: Partial<Record<NoticeName, string>> = {
  registered: 'registered',
  validated: 'email-validated',
  activationError: 'activation-error',
  deleted: 'account-deleted',
};

export function registerAccountScreens(app: FastifyInstance): void {
  for (const [path, name] of Object.entries(notices)) {
    app.get(path, (_request, reply) => showNotice(reply, name));
  }

  // An email link is a plain GET: it creates no session, and is idempotent.
  app.get(mailPaths.activation, async (request, reply) => {
    await countAttempt(app, limits.tokenByAddress, request.ip);
    const reader = await activate(request, tokenOf(request.query));
    return reply.redirect(request.site.base + (reader ? '/registro/validado/' : '/registro/error/'), 303);
  });

  app.get(mailPaths.subscription, async (request, reply) => {
    await countAttempt(app, limits.tokenByAddress, request.ip);
    const redeemed = await redeemMailToken(app, 'subscription', tokenOf(request.query));
    if (redeemed) await confirmSubscriptions(app.db, redeemed.email, app.now());
    const path = redeemed ? '/boletines/confirmado/' : '/boletines/error/';
    return reply.redirect(request.site.base + path, 303);
  });
}

export function showNotice(reply: FastifyReply, name: NoticeName, status = 200): Promise<FastifyReply> {
  const notice = screenTexts[reply.request.site.lang][name];
  return renderPage(reply, {
    template: 'notice',
    title: notice.title,
    status,
    noindex: true,
    cache: status === 200 ? 'public' : 'private',
    data: { notice, kind: kinds[name] },
  });
}

/** The `token` of a query or a form; an empty text, which is invalid, if it is missing. */
export function tokenOf(given: unknown): string {
  const read = v.safeParse(v.object({ token: v.pipe(v.string(), v.maxLength(1_000)) }), given);
  return read.success ? read.output.token : '';
}
