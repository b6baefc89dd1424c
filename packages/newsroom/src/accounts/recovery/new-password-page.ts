/** The page behind the recovery link (LOGIN-22): the widget, with a plain form as its fallback without script. */
import { routes } from '@portada/shared/routes.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { plainForms } from '../../http/body.ts';
import { ApiError } from '../../http/errors.ts';
import { limits } from '../../http/limits.ts';
import { countAttempt } from '../../http/rate-limit.ts';
import { mailPaths } from '../../mail/links.ts';
import { renderPage } from '../../render/page.ts';
import { forgetEndedSession } from '../../sessions/sessions.ts';
import { shownEmail } from '../../strings/email-address.ts';
import { tokenOf } from '../mail-tokens.ts';
import { hideToken, showStanding } from '../screens/link-page.ts';
import { linkTexts } from '../screens/link-texts.ts';
import { screenTexts } from '../screens/texts.ts';
import { findMailLink } from '../used-links.ts';
import { setPassword } from './new-password.ts';

export function registerNewPassword(app: FastifyInstance): void {
  app.get(mailPaths.newPassword, (request, reply) => {
    return showLink(reply, tokenOf(request.query));
  });

  app.register(async (scope) => {
    plainForms(scope);
    scope.post(mailPaths.newPassword, async (request, reply) => {
      await countAttempt(app, limits.tokenByAddress, request.ip);
      const token = tokenOf(request.body);
      try {
        await setPassword(app, token, passwordOf(request.body));
      } catch (error) {
        return refuse(reply, token, error);
      }
      await forgetEndedSession(request, reply);
      return showStanding(reply, { goTo: `${routes.login}?alert=password_changed` });
    });
  });
}

function refuse(reply: FastifyReply, token: string, error: unknown): Promise<FastifyReply> {
  if (!(error instanceof ApiError) || error.status !== 400) throw error;
  return showLink(reply, token, error);
}

/** The form, unless the link has been used; whether it is good is told when it is sent. */
async function showLink(reply: FastifyReply, token: string, refusal?: ApiError): Promise<FastifyReply> {
  const { server, site } = reply.request;
  const link = await findMailLink(server, 'recovery', token);
  if (link?.isUsed) return showStanding(reply, { tell: linkTexts[site.lang].passwordChanged });
  if (!token || refusal?.code === 'INVALID_TOKEN') return showStanding(reply, { refuse: 'linkError' });
  const texts = screenTexts[site.lang].newPassword;
  hideToken(reply);
  return renderPage(reply, {
    template: 'new-password',
    title: texts.title,
    status: refusal ? 400 : 200,
    noindex: true,
    cache: 'private',
    data: { texts, token, email: link && shownEmail(link.email), refused: refusal !== undefined },
  });
}

function passwordOf(form: unknown): string {
  const read = v.safeParse(v.object({ password: v.string() }), form);
  return read.success ? read.output.password : '';
}
