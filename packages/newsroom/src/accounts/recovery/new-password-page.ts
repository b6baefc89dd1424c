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
import { addressOfMailToken, tokenOf } from '../mail-tokens.ts';
import { showNotice } from '../screens/notice.ts';
import { screenTexts } from '../screens/texts.ts';
import { setPassword } from './new-password.ts';

export function registerNewPassword(app: FastifyInstance): void {
  app.get(mailPaths.newPassword, (request, reply) => {
    const token = tokenOf(request.query);
    return token ? showForm(reply, token, 200) : showNotice(reply, 'linkError', 400);
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
      return reply.redirect(`${request.site.base}${routes.login}?alert=password_changed`, 303);
    });
  });
}

function refuse(reply: FastifyReply, token: string, error: unknown): Promise<FastifyReply> {
  if (!(error instanceof ApiError) || error.status !== 400) throw error;
  return error.code === 'INVALID_TOKEN' ? showNotice(reply, 'linkError', 400) : showForm(reply, token, 400);
}

async function showForm(reply: FastifyReply, token: string, status: 200 | 400): Promise<FastifyReply> {
  const { server, site } = reply.request;
  const texts = screenTexts[site.lang].newPassword;
  const email = await addressOfMailToken(server, 'recovery', token);
  // The URL contains the token, which must not leak to other sites. (`no-referrer` would also null the form's Origin.)
  reply.header('referrer-policy', 'same-origin');
  return renderPage(reply, {
    template: 'new-password',
    title: texts.title,
    status,
    noindex: true,
    cache: 'private',
    data: { texts, token, email: email && shownEmail(email), refused: status === 400 },
  });
}

function passwordOf(form: unknown): string {
  const read = v.safeParse(v.object({ password: v.string() }), form);
  return read.success ? read.output.password : '';
}
