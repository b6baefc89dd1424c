import { SOCIAL_REGISTRATION } from '@portada/contract';
import { fill } from '@portada/shared/fill.ts';
import { routes } from '@portada/shared/routes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { listNewsletters, newsletterOffer } from '../../content/site-data.ts';
import { cacheHeader } from '../../http/cache.ts';
import { showPage, textsFor } from '../../render/show-page.ts';
import { providerName } from '../../social/identity.ts';
import { shownEmail } from '../../strings/email-address.ts';
import { withoutForbiddenBackUrl } from '../back-url.ts';
import { currentSignup } from '../registration/social-sign-up.ts';
import { showNotice } from '../screens/notice.ts';

/** The login and registration pages. Both are the same for every reader; the widgets on them make the calls. */
export function registerLoginPages(app: FastifyInstance): void {
  app.get(routes.login, { preHandler: dropForbiddenBackUrl }, async (request, reply) => {
    const t = textsFor(request);
    return showPage(reply, {
      template: 'login',
      title: t.loginTitle,
      description: t.loginIntro,
      noindex: true,
    });
  });
  app.get(routes.register, { preHandler: dropForbiddenBackUrl }, async (request, reply) => {
    if (v.is(socialStep, request.query)) return showSocialStep(request, reply);
    const t = textsFor(request);
    return showPage(reply, {
      template: 'register',
      title: t.registerTitle,
      description: t.registerIntro,
      noindex: true,
      data: { intro: t.registerIntro, offer: newsletterOffer(await listNewsletters(app.db, request.site)) },
    });
  });
}

async function dropForbiddenBackUrl(request: FastifyRequest, reply: FastifyReply) {
  const address = withoutForbiddenBackUrl(request);
  if (address === undefined) return;
  return reply.header('cache-control', cacheHeader('private')).redirect(address, 303);
}

const socialStep = v.object({ type: v.literal(SOCIAL_REGISTRATION) });

/** REG-07: the form is prefilled with personal data of the provider, so this page must not be cached. */
async function showSocialStep(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const signup = await currentSignup(request);
  if (!signup) return showNotice(reply, 'signupExpired', { status: 410 });
  const t = textsFor(request);
  const { nick, name, surname, email, emailVerified } = signup.claims;
  const intro = emailVerified ? t.socialRegisterIntro : t.socialRegisterMail;
  return showPage(reply, {
    template: 'register',
    title: t.socialRegisterTitle,
    noindex: true,
    cache: 'private',
    data: {
      intro: fill(intro, { provider: providerName(signup.provider) }),
      type: SOCIAL_REGISTRATION,
      reader: { nick, name, surname, email: shownEmail(email) },
      offer: newsletterOffer(await listNewsletters(request.server.db, request.site)),
    },
  });
}
