import type { FastifyReply } from 'fastify';
import { renderPage } from '../render/page.ts';

export interface Question {
  readonly title: string;
  readonly text: string;
  /** What the button says that does it. */
  readonly send: string;
}

/** A page behind a link of a mail that asks before anything is done: a plain form, which needs no script. */
export function showQuestion(reply: FastifyReply, question: Question): Promise<FastifyReply> {
  // The address carries the token: it is told to no other site. (`no-referrer` would take the form's Origin too.)
  reply.header('referrer-policy', 'same-origin');
  return renderPage(reply, {
    template: 'question',
    title: question.title,
    noindex: true,
    cache: 'private',
    data: { question },
  });
}
