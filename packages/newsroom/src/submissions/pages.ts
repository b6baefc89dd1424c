/**
 * The form actions of calls and interviews without script, which respond with pages (UGC-01, INTV-01), and the pictures
 * of published contributions.
 */

import { askInterview, sendContribution, type UploadPurpose } from '@portada/contract';
import { withBackUrl } from '@portada/shared/back-url.ts';
import { routes } from '@portada/shared/routes.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageUrl } from '../config/local-paths.ts';
import { contributionPicture } from '../content/participation.ts';
import { cacheHeader } from '../http/cache.ts';
import { ApiError, ServiceUnavailable } from '../http/errors.ts';
import { checked } from '../http/handle.ts';
import { TooManyRequests } from '../http/rate-limit.ts';
import { renderPage } from '../render/page.ts';
import { notFound, showPage, textsFor } from '../render/show-page.ts';
import { requireReader } from '../sessions/sessions.ts';
import type { Texts } from '../texts/texts.ts';
import { submissionForms } from './form.ts';
import * as submissions from './submissions.ts';
import { QuestionQuotaReached } from './submissions.ts';

/** The path of the success page, below the form's action. */
const SENT = 'enviado/';
const HOUR_SECONDS = 3_600;

type IdParams = { Params: { id: string } };
type Receive = (request: FastifyRequest<IdParams>, reply: FastifyReply) => Promise<void>;

export function registerSubmissionPages(app: FastifyInstance): void {
  receive(app, '/participa/', 'contribution', async (request, reply) => {
    const reader = await requireReader(request, reply);
    const body = checked(sendContribution.body, request.body);
    await submissions.sendContribution(app, {
      ...body,
      reader,
      to: request.params.id,
      uploadId: body.uploadId,
    });
  });
  receive(app, '/pregunta/', 'interview', async (request, reply) => {
    const reader = await requireReader(request, reply);
    const { question, uploadId } = checked(askInterview.body, request.body);
    await submissions.askQuestion(app, { reader, to: request.params.id, question, uploadId });
  });

  app.get<IdParams>('/participa/:id(^[1-9]\\d{0,8}).jpg', async ({ params }, reply) => {
    const path = await contributionPicture(app.db, Number(params.id), app.now());
    const picture = path === undefined ? undefined : await app.storage.uploads.read(path);
    if (!picture) throw notFound();
    // Not cached as immutable: the moderators may withdraw it.
    reply.header('cache-control', cacheHeader('public')).type('image/jpeg');
    return reply.send(picture);
  });
}

function receive(app: FastifyInstance, path: string, purpose: UploadPurpose, take: Receive): void {
  app.register(async (scope) => {
    scope.setErrorHandler<FastifyError>((error, request, reply) => tellRefusal(error, request, reply));
    await submissionForms(scope, purpose);
    scope.post<IdParams>(`${path}:id/`, async (request, reply) => {
      await take(request, reply);
      reply.header('cache-control', cacheHeader('private'));
      // Redirect after POST: a reload does not send the submission again.
      return reply.redirect(pageUrl(request.site.base, path + SENT), 303);
    });
  });
  app.get(path + SENT, (request, reply) => {
    const { sent } = textsFor(request).submissions;
    const notice: Notice = { title: sent.title, text: sent[purpose] };
    return showPage(reply, { template: 'notice', title: notice.title, noindex: true, data: { notice } });
  });
}

function tellRefusal(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const t = textsFor(request);
  const { refused } = t.submissions;
  const status = error instanceof ApiError ? error.status : (error.statusCode ?? 500);
  if (status >= 500)
    request.log.error({ event: 'submission.failed', status, err: error }, 'submission failed');
  if (error instanceof TooManyRequests || error instanceof ServiceUnavailable)
    reply.header('retry-after', error.retryAfter);
  return tell(reply, status, {
    title: refused.title,
    text: `${reasonOf(error, t.submissions)} ${refused.back}`,
    ...(status === 401 && { action: { path: withBackUrl(routes.login, wayBack(request)), text: t.login } }),
  });
}

function reasonOf(
  error: FastifyError,
  { errorTexts, failed, tooFast, askedEnough }: Texts['submissions'],
): string {
  if (error instanceof QuestionQuotaReached) return askedEnough;
  if (error instanceof TooManyRequests && error.retryAfter < HOUR_SECONDS) return tooFast;
  const reasons: Readonly<Record<string, string>> = errorTexts;
  return (error instanceof ApiError && Object.hasOwn(reasons, error.code) && reasons[error.code]) || failed;
}

/** After the login back to the page with the form: the form's action accepts POST only. */
function wayBack({ headers, origin }: FastifyRequest): string | undefined {
  const from = URL.parse(headers.referer ?? '');
  return from?.origin === origin ? from.href : undefined;
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
