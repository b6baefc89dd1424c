/**
 * Where the forms of calls and interviews go without script, the answer being a page (UGC-01, INTV-01), and the pictures
 * of what was published.
 */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { askInterview, sendContribution, type UploadPurpose } from '@portada/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireReader } from '../accounts/sessions.ts';
import { contributionPicture } from '../content/participation.ts';
import { cacheHeader } from '../http/cache.ts';
import { ApiError } from '../http/errors.ts';
import { checked } from '../http/handle.ts';
import { renderPage } from '../http/page.ts';
import { letterForms } from '../letters/form.ts';
import * as letters from '../letters/letters.ts';
import { notFound, textsFor } from './show-page.ts';

type Named = { Params: { id: string } };
type Receive = (request: FastifyRequest<Named>, reply: FastifyReply) => Promise<void>;

export function registerLetterPages(app: FastifyInstance): void {
  receive(app, '/participa/:id/', 'contribution', async (request, reply) => {
    const reader = await requireReader(request, reply);
    const body = checked(sendContribution.body, request.body);
    await letters.sendContribution(app, { ...body, reader, to: request.params.id, uploadId: body.uploadId });
  });
  receive(app, '/pregunta/:id/', 'interview', async (request, reply) => {
    const reader = await requireReader(request, reply);
    const { question, uploadId } = checked(askInterview.body, request.body);
    await letters.askQuestion(app, { reader, to: request.params.id, question, uploadId });
  });

  app.get<Named>('/participa/:id(^[1-9]\\d{0,8}).jpg', async ({ params }, reply) => {
    const path = await contributionPicture(app.db, Number(params.id));
    if (path === undefined) throw notFound();
    // The moderators may take it back: it is not kept for ever.
    reply.header('cache-control', cacheHeader('public')).type('image/jpeg');
    return reply.send(createReadStream(join(app.config.uploadDir, path)));
  });
}

function receive(app: FastifyInstance, path: string, purpose: UploadPurpose, take: Receive): void {
  app.register(async (scope) => {
    scope.setErrorHandler<FastifyError>((error, request, reply) => tellRefusal(error, request, reply));
    await letterForms(scope, purpose);
    scope.post<Named>(path, async (request, reply) => {
      await take(request, reply);
      const { sent } = textsFor(request).letters;
      return tell(reply, 200, { title: sent.title, text: sent[purpose] });
    });
  });
}

function tellRefusal(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const t = textsFor(request);
  const { refused, refusals, failed } = t.letters;
  const known = error instanceof ApiError ? error : undefined;
  const status = known?.status ?? error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'a letter failed');
  const reasons: Readonly<Record<string, string>> = refusals;
  const reason = known && Object.hasOwn(reasons, known.code) ? reasons[known.code] : failed;
  return tell(reply, status, {
    title: refused.title,
    text: `${reason} ${refused.back}`,
    ...(known?.status === 401 && { action: { path: '/acceso/', text: t.login } }),
  });
}

interface Notice {
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly path: string; readonly text: string };
}

function tell(reply: FastifyReply, status: number, notice: Notice) {
  return renderPage(reply, {
    ...{ template: 'notice', title: notice.title, status, noindex: true, cache: 'private' },
    data: { notice, kind: '' },
  });
}
