/**
 * The log: one line of JSON for each event, and a convention for every call.
 *
 *     app.log.warn({ event: 'upload.damaged', uploadId, err: error }, 'upload damaged');
 *
 * `event` names what happened, `subject.outcome` in small letters and hyphens; it never changes, so that alerts can
 * depend on it. Variable data is in fields (`err` for the error, ids, paths, a status; never a reader's name, address
 * or text), and the message is the event in words, without them.
 * `pnpm structure` enforces it. Output of a command to the terminal is no log.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { DrizzleQueryError } from 'drizzle-orm';
import { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { workOf } from './work.ts';

/**
 * The error serialiser. A failed query contains its parameters, which are personal data: only the database's message
 * and the statement are logged.
 */
function describe(error: Error): { type: string; message: string; stack: string } {
  if (!(error instanceof DrizzleQueryError)) {
    return { type: error.name, message: error.message, stack: error.stack ?? '' };
  }
  const { cause = new Error('The query failed.'), query } = error;
  const code = 'code' in cause ? String(cause.code) : '';
  // PostgreSQL quotes the value that it could not read, and the stack begins with the message.
  if (DATA_EXCEPTION.test(code)) {
    return { type: cause.name, message: `A value cannot be read (${code}) in: ${query}`, stack: '' };
  }
  return { type: cause.name, message: `${cause.message} in: ${query}`, stack: cause.stack ?? '' };
}

const DATA_EXCEPTION = /^22/;

/** Fastify's own lines of requests have their whole address, and the client's. */
export const logOptions = { serializers: { err: describe } };
export const requestLogOptions = {
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: ({ headers }: IncomingMessage) => idIn(headers['x-request-id']) ?? randomUUID(),
};

/** nginx's id of the request, so that both logs tell of it by the same; in any other form it may say anything. */
function idIn(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[0-9a-f]{32}$/.test(header) ? header : undefined;
}

/** One line for each request, by its route: an address may carry an e-mail or a token. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { route, queries } = workOf(request);
    const { method } = request;
    const { statusCode: status } = reply;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ event: 'request.answered', method, route, status, ms, queries }, 'request answered');
  });
}

/** The database closed a connection, for example on a restart. */
export function tellDropped(log: Pick<FastifyBaseLogger, 'warn'>, error: Error): void {
  log.warn({ event: 'database-connection.dropped', err: error }, 'database connection dropped');
}
