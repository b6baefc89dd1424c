import type { FastifyReply } from 'fastify';
import type { Cache } from '../../http/cache.ts';
import { renderPage } from '../../render/page.ts';
import { type Notice, type NoticeName, screenTexts } from './texts.ts';

/** The notices of `portada-account-notice`, by its attribute `kind`. */
const kinds: Partial<Record<NoticeName, string>> = {
  registered: 'registered',
  validated: 'email-validated',
  activationError: 'activation-error',
  deleted: 'account-deleted',
};

interface NoticeOptions {
  readonly status?: number;
  /** By default an error is private, and what is the same for everybody public. */
  readonly cache?: Cache;
}

/** Sends a page with a message and one link, such as the result of an email link. */
export function showNotice(
  reply: FastifyReply,
  given: NoticeName | Notice,
  { status = 200, cache = status === 200 ? 'public' : 'private' }: NoticeOptions = {},
): Promise<FastifyReply> {
  const isNamed = typeof given === 'string';
  const notice = isNamed ? screenTexts[reply.request.site.lang][given] : given;
  return renderPage(reply, {
    template: 'notice',
    title: notice.title,
    status,
    noindex: true,
    cache,
    data: { notice, kind: isNamed ? kinds[given] : undefined },
  });
}
