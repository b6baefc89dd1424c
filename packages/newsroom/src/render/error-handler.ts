/** Error responses: JSON for calls, pages for readers. */

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../db/unavailable.ts';
import { cacheHeader } from '../http/cache.ts';
import { ApiError, ServiceUnavailable } from '../http/errors.ts';
import { TooManyRequests } from '../http/rate-limit.ts';
import { renderError } from './error-page.ts';

/** Whether the request is for a call, whose errors are JSON. */
function isCall(request: FastifyRequest): boolean {
  return /^(\/showroom\/como\/\w+\/\d+)?\/(api|webapi)\//.test(request.url);
}

/** Whether the request is for a file: nobody would see an error page. */
function isFile(request: FastifyRequest): boolean {
  return /^\/(portada|static|media)\//.test(request.url);
}

/** Handles all errors, those of the framework and unknown routes included. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const withSlash = missingSlash(request);
    if (withSlash) return reply.redirect(withSlash, 301);
    return answerError(new ApiError(404, 'NOT_FOUND', 'There is nothing at this address.'), request, reply);
  });
}

/** The response to an error. */
function answerError(
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> | FastifyReply {
  const apiError = asApiError(error);
  if (apiError.status >= 500)
    request.log.error({ event: 'request.failed', status: apiError.status, err: error }, 'request failed');
  reply.header('cache-control', cacheHeader('private'));
  if (apiError instanceof TooManyRequests || apiError instanceof ServiceUnavailable)
    reply.header('retry-after', apiError.retryAfter);
  if (isFile(request))
    return reply.code(apiError.status).type('text/plain; charset=utf-8').send(apiError.message);
  if (!isCall(request)) return renderError(request, reply, apiError.status);
  const { status, code, message, details } = apiError;
  return reply.code(status).send({ httpCode: status, errorCode: code, message, ...details });
}

/** What is no path at all (`OPTIONS *`) runs no hook and has no site: the response is plain text. */
export function answerUnreadable(error: FastifyError, reply: FastifyReply): void {
  reply
    .code(error.statusCode ?? 400)
    .headers({ 'cache-control': cacheHeader('private'), 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send('This address cannot be read.');
}

/** Framework errors keep their status; unexpected errors are a 500 without details. */
function asApiError(error: Error & { statusCode?: number; code?: string }): ApiError {
  if (error instanceof ApiError) return error;
  if (isUnavailable(error)) return new ServiceUnavailable(error);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return new ApiError(status, status === 404 ? 'NOT_FOUND' : 'INVALID_FIELDS', error.message);
  return new ApiError(500, 'UNKNOWN_ERROR', 'The request could not be answered.');
}

/** The path of a page with its trailing slash, if only that is missing. */
function missingSlash(request: FastifyRequest): string | undefined {
  const [path = '', query] = request.originalUrl.split('?', 2);
  if (!['GET', 'HEAD'].includes(request.method) || isCall(request)) return undefined;
  // A path with a leading double slash would redirect to another host; one with a dot is a file.
  if (/^[/\\]{2}|\/$|\.[^/]*$/.test(path)) return undefined;
  return query === undefined ? `${path}/` : `${path}/?${query}`;
}
