/**
 * Locks that all processes share: PostgreSQL's advisory locks. One connection of each process holds all of its locks,
 * however many there are, beside the pool; it is opened for the first. A lock ends with the connection, so that of a
 * killed process goes to the next at once.
 */
import pg from 'pg';
import { DatabaseUnavailable } from './unavailable.ts';

export interface LockHolder {
  /** Somebody waits for the lock: called again and again, until it is released. */
  wanted(): void;
  /** The lock has gone with the connection, and may be somebody else's. */
  lost(): void;
}

export type Release = () => Promise<void>;

export interface SharedLocks {
  /** Takes a lock; undefined if another request has it, here or in another process, which is then told. */
  take(name: string, holder: LockHolder): Promise<Release | undefined>;
  close(): Promise<void>;
}

const CHANNEL = 'portada_locks';
/** Separates these from other advisory locks: any number, as long as every process uses the same. */
const SEED = 410_042;

/** The database answers these queries in a millisecond. */
const ANSWER_MS = 5_000;
const BEAT_MS = 5_000;
/**
 * A host that has lost its network is given up by the server after half a minute: later than it notices itself, so that
 * nobody else has its locks before it has stopped.
 */
const keepalives = { idle: 15, interval: 5, count: 3 };

export function locksOfPostgres(connectionString: string): SharedLocks {
  let opening: Promise<LockSession> | undefined;
  const forget = () => {
    opening = undefined;
  };
  const open = () => {
    opening ??= LockSession.open(connectionString, forget).catch((error) => {
      forget();
      throw new DatabaseUnavailable(error);
    });
    return opening;
  };
  return {
    take: async (name, holder) => (await open()).take(name, holder),
    close: async () => (await opening?.catch(() => undefined))?.end(),
  };
}

class LockSession {
  readonly #client: pg.Client;
  readonly #onEnd: () => void;
  readonly #holders = new Map<string, LockHolder>();
  readonly #beat: NodeJS.Timeout;
  #last: Promise<unknown> = Promise.resolve();
  #ending: Promise<void> | undefined;

  static async open(connectionString: string, onEnd: () => void): Promise<LockSession> {
    const client = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    // The end of the connection is what counts; without a listener its error would end the process.
    client.on('error', () => {});
    await client.connect();
    const session = new LockSession(client, onEnd);
    try {
      for (const [name, value] of Object.entries(keepalives)) {
        await client.query(`set tcp_keepalives_${name} = ${value}`);
      }
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await session.end();
      throw error;
    }
    return session;
  }

  private constructor(client: pg.Client, onEnd: () => void) {
    this.#client = client;
    this.#onEnd = onEnd;
    client.on('notification', ({ payload = '' }) => this.#holders.get(payload)?.wanted());
    client.once('end', () => void this.end());
    this.#beat = setInterval(() => void this.#live(), BEAT_MS).unref();
  }

  async take(name: string, holder: LockHolder): Promise<Release | undefined> {
    const other = this.#holders.get(name);
    if (other) {
      other.wanted();
      return undefined;
    }
    // Before the query: the server would give the same session its lock a second time.
    this.#holders.set(name, holder);
    if (await this.#try(name)) return () => this.#release(name, holder);
    this.#holders.delete(name);
    await this.#ask('select pg_notify($1, $2)', [CHANNEL, name]);
    return undefined;
  }

  async #try(name: string): Promise<boolean> {
    const [row] = await this.#ask('select pg_try_advisory_lock(hashtextextended($1, $2)) as taken', [
      name,
      SEED,
    ]);
    return row?.taken === true;
  }

  async #release(name: string, holder: LockHolder): Promise<void> {
    if (this.#holders.get(name) !== holder) return;
    try {
      await this.#ask('select pg_advisory_unlock(hashtextextended($1, $2))', [name, SEED]);
    } catch {
      // It has gone with the connection.
    } finally {
      if (this.#holders.get(name) === holder) this.#holders.delete(name);
    }
  }

  /** One query after another. A connection that no longer answers may hold locks that nobody knows of: it ends. */
  async #ask(query: string, values: unknown[]): Promise<{ taken?: unknown }[]> {
    const asked = this.#last.then(() => this.#client.query<{ taken?: unknown }>(query, values));
    this.#last = asked.catch(() => {});
    try {
      return (await asked).rows;
    } catch (error) {
      await this.end();
      throw new DatabaseUnavailable(error);
    }
  }

  async #live(): Promise<void> {
    if (this.#holders.size > 0) await this.#ask('select 1', []).catch(() => {});
  }

  end(): Promise<void> {
    this.#ending ??= this.#close();
    return this.#ending;
  }

  async #close(): Promise<void> {
    clearInterval(this.#beat);
    this.#onEnd();
    for (const holder of this.#holders.values()) holder.lost();
    this.#holders.clear();
    // Not awaited for long: the other side may have gone without a word.
    const gone = this.#client.end().catch(() => {});
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, ANSWER_MS).unref())]);
  }
}
