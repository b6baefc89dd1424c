import type { FastifyReply } from 'fastify';
import { renderPage } from '../../render/page.ts';

export interface Question {
  readonly title: string;
  readonly text: string;
  /** The label of the submit button. */
  readonly send: string;
}

/** The confirmation page of an email link: a plain form, which works without script. */
export function showQuestion(reply: FastifyReply, question: Question): Promise<FastifyReply> {
  // The URL contains the token, which must not leak to other sites. (`no-referrer` would also null the form's Origin.)
  reply.header('referrer-policy', 'same-origin');
  return renderPage(reply, {
    template: 'question',
    title: question.title,
    noindex: true,
    cache: 'private',
    data: { question },
  });
}
