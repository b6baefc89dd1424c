/** Tells failures of the database from errors in what it was asked. */
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** No connection could be had. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Classes and codes of PostgreSQL: connections, resources, interventions of the operator (a stop, a timeout), a lock or
 * a transaction that took too long.
 */
const passing = /^(08|53|57)|^(25P03|55P03)$/;

/** Whether the same request may succeed a little later. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof DrizzleQueryError)) return false;
  const { cause } = error;
  if (cause instanceof DatabaseUnavailable) return true;
  if (cause instanceof pg.DatabaseError) return passing.test(cause.code ?? '');
  // The driver's own errors, of a connection that was cut or keeps silent: they have no code of PostgreSQL.
  return (
    cause instanceof Error &&
    (isSystemError(cause) || /^(Connection |Client |Query read timeout)/.test(cause.message))
  );
}

function isSystemError(error: Error): boolean {
  return 'syscall' in error;
}
