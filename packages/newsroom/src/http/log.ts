/**
 * The log: one line of JSON for each event, and a convention for every call.
 *
 *     app.log.warn({ event: 'upload.damaged', uploadId, err: error }, 'upload damaged');
 *
 * `event` says what happened to what, `subject.outcome` in small letters and hyphens, the same for ever, so that an
 * alarm may hang on it. Whatever tells one line of an event from the next stands in a field (`err` for the error, ids,
 * paths, a status; never a reader's name, address or words), and the message is the event in words, without them.
 * `pnpm structure` holds it. What a command prints for the person at the terminal is no log.
 */
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';

/**
 * A failure as the log shows it. A failed query carries its parameters, which are readers' own data: of it only what
 * the database said is told, and the statement.
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
