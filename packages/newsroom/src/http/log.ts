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
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';

/**
 * The error serialiser. A failed query contains its parameters, which are personal data: only the database's message and
 * the statement are logged.
 */
function describe(error: Error): { type: string; message: string; stack: string } {
  if (!(error instanceof DrizzleQueryError)) {
    return { type: error.name, message: error.message, stack: error.stack ?? '' };
  }
  const { cause = new Error('The query failed.'), query } = error;
  return { type: cause.name, message: `${cause.message} in: ${query}`, stack: cause.stack ?? '' };
}

export const logOptions = { level: 'warn', serializers: { err: describe } };

/** The database closed a connection, for example on a restart. */
export function tellDropped(log: Pick<FastifyBaseLogger, 'warn'>, error: Error): void {
  log.warn({ event: 'database-connection.dropped', err: error }, 'database connection dropped');
}
