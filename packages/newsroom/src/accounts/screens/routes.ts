/** The screens after the forms and email links of accounts, and the links that lead to them. */
import { routes } from '@portada/shared/routes.ts';
import type { FastifyInstance } from 'fastify';
import { mailPaths } from '../../mail/links.ts';
import { activationPage } from './activation-page.ts';
import { registerLinkPage } from './link-page.ts';
import { showNotice } from './notice.ts';
import { outcomes } from './outcomes.ts';
import { subscriptionPage } from './subscription-page.ts';
import type { NoticeName } from './texts.ts';

/** Notices with an address of their own: the same for every reader (REG-10 to REG-12, ACCT-33). */
const notices = {
  [routes.registered]: 'registered',
  [outcomes.validated]: 'validated',
  [outcomes.activationError]: 'activationError',
  [mailPaths.accountDeleted]: 'deleted',
  [outcomes.subscribed]: 'subscribed',
  [outcomes.subscriptionError]: 'subscriptionError',
} as const satisfies Record<string, NoticeName>;

export function registerAccountScreens(app: FastifyInstance): void {
  for (const [path, name] of Object.entries(notices)) {
    app.get(path, (_request, reply) => showNotice(reply, name));
  }
  registerLinkPage(app, activationPage);
  registerLinkPage(app, subscriptionPage);
}
