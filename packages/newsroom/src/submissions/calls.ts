/** The submission calls: contributions and questions, each with an optional picture or video. */
import { askInterview, sendContribution } from '@portada/contract';
import type { FastifyInstance } from 'fastify';
import { handle } from '../http/handle.ts';
import { requireReader } from '../sessions/sessions.ts';
import { submissionForms } from './form.ts';
import * as submissions from './submissions.ts';

export function registerSubmissions(app: FastifyInstance): void {
  app.register(async (scope) => {
    await submissionForms(scope, 'contribution');
    handle(scope, sendContribution, async ({ params, body, request, reply }) => {
      const reader = await requireReader(request, reply);
      await submissions.sendContribution(app, {
        ...body,
        reader,
        to: params.callId,
        uploadId: body.uploadId,
      });
      return { success: true };
    });
  });

  app.register(async (scope) => {
    await submissionForms(scope, 'interview');
    handle(scope, askInterview, async ({ params, body, request, reply }) => {
      const reader = await requireReader(request, reply);
      const { question, uploadId } = body;
      await submissions.askQuestion(app, { reader, to: params.interviewId, question, uploadId });
      return { success: true };
    });
  });
}
