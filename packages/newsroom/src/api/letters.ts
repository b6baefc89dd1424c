/** What readers send to the newsroom: contributions and questions, each with a picture or a film where there is one. */
import { askInterview, sendContribution } from '@portada/contract';
import type { FastifyInstance } from 'fastify';
import { handle } from '../http/handle.ts';
import { letterForms } from '../letters/form.ts';
import * as letters from '../letters/letters.ts';
import { requireReader } from '../sessions/sessions.ts';

export function registerLetters(app: FastifyInstance): void {
  app.register(async (scope) => {
    await letterForms(scope, 'contribution');
    handle(scope, sendContribution, async ({ params, body, request, reply }) => {
      const reader = await requireReader(request, reply);
      await letters.sendContribution(app, { ...body, reader, to: params.callId, uploadId: body.uploadId });
      return { success: true };
    });
  });

  app.register(async (scope) => {
    await letterForms(scope, 'interview');
    handle(scope, askInterview, async ({ params, body, request, reply }) => {
      const reader = await requireReader(request, reply);
      const { question, uploadId } = body;
      await letters.askQuestion(app, { reader, to: params.interviewId, question, uploadId });
      return { success: true };
    });
  });
}
