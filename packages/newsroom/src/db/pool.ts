/** The connections to PostgreSQL, with limits. */
import pg from 'pg';
import type { DatabaseLimits } from '../config/database-limits.ts';
import { createShares, type Shares } from './shares.ts';
import { DatabaseUnavailable } from './unavailable.ts';
import { currentRoute, isPublicWork } from './work.ts';

/** How long a request may wait for a connection. */
const CONNECT_TIMEOUT_MS = 5_000;

/** The server ends a statement at its time; one that has not answered this long after it is not there any more. */
const ANSWER_MS = 2_000;
/** What node-postgres says then, without a code. */
const NO_ANSWER = 'Query read timeout';

type OnConnection = Parameters<pg.Pool['connect']>[0];

export interface PoolCounts {
  readonly busy: number;
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}

/** Of the connections: left to writes, to what is a reader's own and to health, whatever pages wait for. */
const LEFT_BY_PAGES = 0.3;

/** A pool of which no route may take more than half, and what is public together no more than most. */
export class LimitedPool extends pg.Pool {
  readonly #shares: Shares;
  readonly #publicShare: Shares;
  readonly #leaving = new WeakMap<pg.PoolClient, () => void>();
  /** Taken for a transaction that has not begun yet. */
  readonly #unbegun = new WeakSet<pg.PoolClient>();

  constructor(connectionString: string, limits: DatabaseLimits) {
    super({
      connectionString,
      max: limits.poolSize,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      ...(limits.statementTimeoutMs > 0 && { query_timeout: limits.statementTimeoutMs + ANSWER_MS }),
      statement_timeout: limits.statementTimeoutMs,
      lock_timeout: limits.lockTimeoutMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionTimeoutMs,
    });
    const half = Math.ceil(limits.poolSize / 2);
    const most = limits.poolSize - Math.floor(limits.poolSize * LEFT_BY_PAGES);
    this.#shares = createShares(half, CONNECT_TIMEOUT_MS);
    this.#publicShare = createShares(most, CONNECT_TIMEOUT_MS);
    this.on('connect', (client) => this.#guard(client));
    this.on('release', (_error, client) => {
      this.#leaving.get(client)?.();
      this.#leaving.delete(client);
    });
  }

  counts(): PoolCounts {
    const { totalCount, idleCount, waitingCount } = this;
    const inLine = this.#shares.waiting() + this.#publicShare.waiting();
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount + inLine };
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnection): void;
  override connect(callback?: OnConnection): Promise<pg.PoolClient> | undefined {
    const connected = this.#connectWithinShare();
    if (!callback) return connected.then((client) => this.#forTransaction(client));
    connected.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  async #connectWithinShare(): Promise<pg.PoolClient> {
    try {
      const leave = await this.#takeShares();
      const client = await super.connect().catch((error) => {
        leave();
        throw error;
      });
      this.#leaving.set(client, leave);
      return client;
    } catch (error) {
      throw new DatabaseUnavailable(error);
    }
  }
  /** The route's first: what waits in it takes nothing from other routes. */
  async #takeShares(): Promise<() => void> {
    const leaveRoute = await this.#shares.take(currentRoute());
    if (!isPublicWork()) return leaveRoute;
    try {
      const leave = await this.#publicShare.take('');
      return () => {
        leave();
        leaveRoute();
      };
    } catch (error) {
      leaveRoute();
      throw error;
    }
  }

  #forTransaction(client: pg.PoolClient): pg.PoolClient {
    this.#unbegun.add(client);
    return client;
  }

  /** What pg and drizzle leave to whoever has taken a client. */
  #guard(client: pg.PoolClient): void {
    // The pool listens to idle clients only. The next query of a lost one tells it, instead of the process ending.
    client.on('error', () => {});
    client.query = new Proxy(client.query, {
      apply: (query, self, values) => {
        const isFirst = this.#unbegun.delete(client);
        const result: unknown = Reflect.apply(query, self, values);
        if (result instanceof Promise) result.catch((error) => this.#end(client, { error, isFirst }));
        return result;
      },
    });
  }
  /** After a query of a transaction that failed. */
  #end(client: pg.PoolClient, { error, isFirst }: { error: unknown; isFirst: boolean }): void {
    // The rollback would wait as long again, and whoever is next for that connection too.
    if (error instanceof Error && error.message === NO_ANSWER) void client.end();
    // Drizzle gives a client back only once its transaction has begun.
    if (isFirst) client.release(true);
  }
}
