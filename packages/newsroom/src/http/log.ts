import { DrizzleQueryError } from 'drizzle-orm';

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
