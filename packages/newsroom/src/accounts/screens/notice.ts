import type { FastifyReply } from 'fastify';
import { renderPage } from '../../render/page.ts';
import { type NoticeName, screenTexts } from './texts.ts';

/** The notices of `portada-account-notice`, by its attribute `kind`. */
const kinds: Partial<Record<NoticeName, string>> = {
  registered: 'registered',
  validated: 'email-validated',
  activationError: 'activation-error',
  deleted: 'account-deleted',
};

/** Sends a page with a message and one link, such as the result of an email link. */
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
