/** Sends what waits in a queue of the database, beside any number of other processes that do the same. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attributes } from '../tracing/tracer.ts';
import { type JobContext, runJob } from './jobs.ts';

/** What is sent, by whom and how. */
export interface Queue<Item> {
  readonly job: string;
  readonly atOnce: number;
  /** For one attempt. */
  readonly attemptMs: number;
  /** What is due, for a time in which no other process gets it. */
  take(limit: number, forMs: number): Promise<readonly Item[]>;
  attributesOf(item: Item): Attributes;
  /** Throws where it fails. */
  send(item: Item, signal: AbortSignal): Promise<void>;
  recordSent(item: Item): Promise<void>;
  recordFailure(item: Item, error: unknown): Promise<void>;
  /** The database is away: called once until it is back. */
  onUnreadable(error: unknown): void;
  /** Called with each try to record an outcome. */
  onUnwritable(error: unknown): void;
}

/** An attempt is over before another process begins one. */
const MARGIN_MS = 60_000;
/** How long the end of the process waits for what is being sent. */
const GRACE_MS = 8_000;

export class QueueSender<Item> {
  readonly #context: JobContext;
  readonly #queue: Queue<Item>;
  readonly #pollMs: number;
  readonly #stopping = new AbortController();
  readonly #givingUp = new AbortController();
  readonly #sending = new Set<Promise<void>>();
  #running: Promise<void> | undefined;
  #canRead = true;

  constructor(context: JobContext, queue: Queue<Item>, pollMs: number) {
    this.#context = context;
    this.#queue = queue;
    this.#pollMs = pollMs;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    const grace = setTimeout(() => this.#givingUp.abort(), GRACE_MS);
    await this.#running;
    clearTimeout(grace);
  }

  async #run(): Promise<void> {
    const { atOnce } = this.#queue;
    while (!this.#stopping.signal.aborted) {
      for (const item of await this.#take(atOnce - this.#sending.size)) {
        const attempt = this.#send(item).finally(() => this.#sending.delete(attempt));
        this.#sending.add(attempt);
      }
      if (this.#sending.size < atOnce) await pause(this.#pollMs, this.#stopping.signal);
      else await Promise.race(this.#sending);
    }
    await Promise.all(this.#sending);
  }

  async #take(limit: number): Promise<readonly Item[]> {
    try {
      const taken = await this.#queue.take(limit, this.#queue.attemptMs + MARGIN_MS);
      this.#canRead = true;
      return taken;
    } catch (error) {
      if (this.#canRead) this.#queue.onUnreadable(error);
      this.#canRead = false;
      return [];
    }
  }

  #send(item: Item): Promise<void> {
    const { job } = this.#queue;
    return runJob(this.#context, job, () => this.#attempt(item), this.#queue.attributesOf(item));
  }

  async #attempt(item: Item): Promise<boolean> {
    try {
      const signal = AbortSignal.any([this.#givingUp.signal, AbortSignal.timeout(this.#queue.attemptMs)]);
      await this.#queue.send(item, signal);
    } catch (error) {
      await this.#record(() => this.#queue.recordFailure(item, error));
      return false;
    }
    await this.#record(() => this.#queue.recordSent(item));
    return true;
  }

  /** Until the database does it: what was sent must not be sent again since the database was away. */
  async #record(outcome: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await outcome();
      } catch (error) {
        this.#queue.onUnwritable(error);
        if (this.#givingUp.signal.aborted) return;
        await pause(this.#pollMs, this.#givingUp.signal);
      }
    }
  }
}

/** Returns early when the signal is aborted. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
}
