/**
 * The page of an email link. Mail scanners and previews open every link, so opening one changes nothing: its page says
 * what the link is for and has a button, a plain form, that does it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageUrl } from '../../config/local-paths.ts';
import { anyBody, plainForms } from '../../http/body.ts';
import { cacheHeader } from '../../http/cache.ts';
import { limits } from '../../http/limits.ts';
import { countAttempt } from '../../http/rate-limit.ts';
import { tokenOf } from '../mail-tokens.ts';
import { showNotice } from './notice.ts';
import { type Question, showQuestion } from './question.ts';
import type { Notice, NoticeName } from './texts.ts';

/** Where a link stands. */
export type Standing =
  /** It can be used: what its button does. */
  | { readonly ask: Question }
  /** What has come of it. */
  | { readonly tell: Notice }
  /** The same, on a page with an address of its own. */
  | { readonly goTo: string }
  /** It is no good. */
  | { readonly refuse: NoticeName };

export interface LinkPage {
  readonly path: string;
  /** Whether mail clients press the button too (RFC 8058): from elsewhere, with a body of theirs, for many readers. */
  readonly isOneClick?: true;
  /** Changes nothing. */
  look(request: FastifyRequest, token: string): Promise<Standing>;
  /** Does what the link is for; it was good a moment ago. */
  press(reply: FastifyReply, token: string): Promise<Standing>;
}

export function registerLinkPage(app: FastifyInstance, page: LinkPage): void {
  // Not counted: one scanner opens the mails of a whole house, whose readers have its address.
  app.get(page.path, async (request, reply) => {
    return showStanding(reply, await page.look(request, tokenOf(request.query)));
  });

  app.register(async (scope) => {
    if (page.isOneClick) anyBody(scope);
    else plainForms(scope);
    const options = page.isOneClick ? { config: { fromElsewhere: page.isOneClick } } : {};
    scope.post(page.path, options, async (request, reply) => {
      if (!page.isOneClick) await countAttempt(app, limits.tokenByAddress, request.ip);
      const token = tokenOf(request.query);
      const standing = await page.look(request, token);
      return showStanding(reply, 'ask' in standing ? await page.press(reply, token) : standing);
    });
  });
}

export function showStanding(reply: FastifyReply, standing: Standing): Promise<FastifyReply> | FastifyReply {
  hideToken(reply);
  if ('ask' in standing) return showQuestion(reply, standing.ask);
  if ('tell' in standing) return showNotice(reply, standing.tell, { cache: 'private' });
  if ('refuse' in standing) return showNotice(reply, standing.refuse, { status: 400 });
  return reply.redirect(pageUrl(reply.request.site.base, standing.goTo), 303);
}

/** The URL contains the token, which must reach neither other sites nor caches. */
export function hideToken(reply: FastifyReply): void {
  // `no-referrer` would also null the form's Origin.
  reply.header('referrer-policy', 'same-origin').header('cache-control', cacheHeader('private'));
}
