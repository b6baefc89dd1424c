/** Readers who read and write without a pause, and what became of each write. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { contactMessages } from '../../src/db/schema/index.ts';
import type { Deployment } from './deployment.ts';

const WRITERS = 2;
/** Between two requests of a reader, so that other processes get their turn on a small machine. */
const PAUSE_MS = 20;

export interface Traffic {
  /** What each write said, of those that were acknowledged. */
  readonly acknowledged: readonly string[];
  /** The statuses of the others. */
  readonly refused: readonly number[];
  /** The statuses of pages that did not come. */
  readonly unread: readonly number[];
  /** Waits for so many more acknowledged writes. */
  more(count: number): Promise<void>;
  stop(): Promise<void>;
}

export const message = (text: string) => ({
  ...{ name: 'Ana', email: 'ana@example.com', topic: '', message: text },
  ...{ terms: true, recaptcha: '' },
});

export function startTraffic(deployment: Deployment, name: string): Traffic {
  const acknowledged: string[] = [];
  const refused: number[] = [];
  const unread: number[] = [];
  let isOver = false;
  let count = 0;

  async function write() {
    while (!isOver) {
      count += 1;
      const text = `${name} ${count}`;
      const { status } = await deployment.visitor().post('/api/front/contact', message(text));
      if (status === 200) acknowledged.push(text);
      else refused.push(status);
      await pause(PAUSE_MS);
    }
  }
  async function read() {
    while (!isOver) {
      count += 1;
      // An address that nothing keeps.
      const { status } = await deployment.visitor().get(`/contacto/?n=${name}${count}`);
      if (status !== 200) unread.push(status);
      await pause(PAUSE_MS);
    }
  }
  const running = [...Array.from({ length: WRITERS }, write), read()];
  return {
    ...{ acknowledged, refused, unread },
    async more(wanted) {
      const enough = acknowledged.length + wanted;
      await vi.waitUntil(() => acknowledged.length >= enough, { timeout: 60_000 });
    },
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
  };
}

/** How often each message with that name is kept. */
export async function keptMessages({ db }: Deployment, name: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ text: contactMessages.text, times: sql<number>`count(*)::int` })
    .from(contactMessages)
    .where(sql`${contactMessages.text} like ${`${name} %`}`)
    .groupBy(contactMessages.text);
  return new Map(rows.map(({ text, times }) => [text, times]));
}
