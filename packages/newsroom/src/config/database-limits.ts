/** The limits that keep one slow query from stopping everything else, from environment variables. */
import type { Environment } from './environment.ts';

/** Times in milliseconds, as PostgreSQL takes them; 0 is no limit. */
export interface DatabaseLimits {
  /** The connections of this process. */
  readonly poolSize: number;
  readonly statementTimeoutMs: number;
  readonly lockTimeoutMs: number;
  readonly idleInTransactionTimeoutMs: number;
}

/** For commands at a terminal: an import or a migration may take its time. */
export const unlimited: DatabaseLimits = {
  poolSize: 10,
  statementTimeoutMs: 0,
  lockTimeoutMs: 0,
  idleInTransactionTimeoutMs: 0,
};

/** PostgreSQL allows 100 connections by default, for all processes together. */
const POOL_SIZE = 10;
/** A hundred times what the slowest query of a page takes. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** A reader waits as long for a page; writes hold their locks for milliseconds. */
const LOCK_TIMEOUT_MS = 2_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;

const MAX_POOL_SIZE = 1_000;
const MAX_TIMEOUT_MS = 3_600_000;

/** The limits, or what is wrong with one of them. */
export function readDatabaseLimits(env: Environment): DatabaseLimits | string {
  const problems: string[] = [];
  const read = (name: string, usual: number, [least, most]: readonly [number, number]) => {
    const value = Number(env[name] || usual);
    if (!Number.isInteger(value) || value < least || value > most) {
      problems.push(`${name} ${env[name]} is not a whole number from ${least} to ${most}.`);
    }
    return value;
  };
  const timeout = [0, MAX_TIMEOUT_MS] as const;
  const limits = {
    poolSize: read('DATABASE_POOL_SIZE', POOL_SIZE, [1, MAX_POOL_SIZE]),
    statementTimeoutMs: read('DATABASE_STATEMENT_TIMEOUT_MS', STATEMENT_TIMEOUT_MS, timeout),
    lockTimeoutMs: read('DATABASE_LOCK_TIMEOUT_MS', LOCK_TIMEOUT_MS, timeout),
    idleInTransactionTimeoutMs: read(
      'DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS',
      IDLE_IN_TRANSACTION_TIMEOUT_MS,
      timeout,
    ),
  };
  return problems.length > 0 ? problems.join(' ') : limits;
}
