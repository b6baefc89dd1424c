/** Changes of published data, by whatever process: triggers notify, and every process listens. */
import { setTimeout as pause } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** The channel of the triggers (migration `changes`). */
const CHANNEL = 'portada_changes';

/** While the database is gone: twice as long each time, up to a second, in which pages are to be back. */
const RECONNECT_MS = { first: 250, longest: 1_000 };
/** The database answers in a millisecond. */
const ANSWER_MS = 5_000;
/** A connection that is silently gone looks like one on which nothing changes. */
const BEAT_MS = 5_000;

/** The id of the content that readers changed (comments, votes, ratings); empty if anything may have changed. */
export type OnChange = (contentId: string) => void;

export interface Changes {
  /** Calls the listener after every change, until the returned function is called. */
  listen(onChange: OnChange): Promise<() => Promise<void>>;
}

export function changesOfPglite(client: PGlite): Changes {
  return { listen: (onChange) => client.listen(CHANNEL, onChange) };
}

/** On a connection of its own; after a lost one, whatever was missed may have been anything. */
export function changesOfPostgres(connectionString: string): Changes {
  return {
    async listen(onChange) {
      const closing = new AbortController();
      const first = await openConnection(connectionString, onChange);
      const kept = keepOpen(first, () => openConnection(connectionString, onChange), closing.signal);
      return async () => {
        closing.abort();
        await kept;
      };
    },
  };
}

/** A connection that listens. */
interface Listening {
  /** Settles when it has ended, for whatever reason. */
  readonly ended: Promise<void>;
  end(): Promise<void>;
}

/** Opens another one after each, one at a time, until the signal. */
async function keepOpen(
  first: Listening,
  open: () => Promise<Listening>,
  signal: AbortSignal,
): Promise<void> {
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  let current: Listening | undefined = first;
  let wait = RECONNECT_MS.first;
  while (!signal.aborted) {
    if (current) wait = RECONNECT_MS.first;
    await Promise.race([current?.ended, aborted]);
    await current?.end();
    current = undefined;
    await pause(wait, undefined, { signal }).catch(() => {});
    wait = Math.min(2 * wait, RECONNECT_MS.longest);
    if (!signal.aborted) current = await open().catch(() => undefined);
  }
  await current?.end();
}

async function openConnection(connectionString: string, onChange: OnChange): Promise<Listening> {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  // The end of the connection is what counts; without a listener its error would end the process.
  client.on('error', () => {});
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  client.once('end', resolve);
  client.on('notification', ({ payload = '' }) => onChange(payload));
  // Listening twice is listening once: this is the heartbeat too.
  const listen = () => client.query(`listen ${CHANNEL}`);
  const end = async () => {
    // Not awaited for long: the other side may have gone without a word.
    await Promise.race([client.end().catch(() => {}), pause(ANSWER_MS, undefined, { ref: false })]);
  };
  try {
    await client.connect();
    await listen();
  } catch (error) {
    await end();
    throw error;
  }
  const beat = setInterval(() => void listen().catch(resolve), BEAT_MS).unref();
  void ended.then(() => clearInterval(beat));
  onChange('');
  return {
    ended,
    end() {
      clearInterval(beat);
      return end();
    },
  };
}
