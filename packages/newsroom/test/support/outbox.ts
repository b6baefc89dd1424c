import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { Database } from '../../src/db/client.ts';
import { mails } from '../../src/db/schema/index.ts';
import { type OutboxCounts, outboxCounts } from '../../src/mail/dead-letters.ts';
import { PASSWORD } from './accounts.ts';

/** An upper limit, not a delay. */
const LIMIT = { timeout: 20_000, interval: 50 };

/** Waits until so many mails are in the outbox: by default none. */
export function untilCounts(db: Database, counts: Partial<OutboxCounts> = {}): Promise<void> {
  const expected = JSON.stringify({ waiting: 0, retrying: 0, dead: 0, ...counts });
  return vi.waitFor(async () => {
    const found = JSON.stringify(await outboxCounts(db));
    if (found !== expected) throw new Error(`The outbox has ${found}, not ${expected}.`);
  }, LIMIT);
}

/** Waits until an attempt has failed for the only mail that waits. */
export function untilAttempts(db: Database, attempts: number) {
  return vi.waitFor(async () => {
    const [mail] = await db.select().from(mails);
    if (mail?.attempts !== attempts) throw new Error(`${mail?.attempts} attempts, not ${attempts}.`);
    return mail;
  }, LIMIT);
}

/** What a new reader sends to register. */
export function registration() {
  const id = randomUUID().slice(0, 8);
  return {
    ...{ nick: `lector-${id}`, email: `lector-${id}@example.com`, password: PASSWORD },
    ...{ name: 'Pol', surname: 'Vidal', birthdate: '1999-05-04', phone: '600123123', country: 'ES' },
    ...{ province: 'Tarragona', city: 'Reus', address: 'Raval, 3', postalCode: '43201' },
    ...{ newsletters: [], terms: true, recaptcha: '', origin: 'http://localhost/' },
  };
}
