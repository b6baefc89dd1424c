import type { FastifyReply } from 'fastify';
import { renderPage } from '../../render/page.ts';

export interface Question {
  readonly title: string;
  readonly text: string;
  /** The label of the submit button. */
  readonly send: string;
}

/** A page with a plain form, which works without script. */
export function showQuestion(reply: FastifyReply, question: Question): Promise<FastifyReply> {
  return renderPage(reply, {
    template: 'question',
    title: question.title,
    noindex: true,
    cache: 'private',
    data: { question },
  });
}
