/** Meters of accounts in the database: equal to the pure meter, and exact under concurrency. */
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { paywallReads, periods } from '../../src/db/schema/paywall.ts';
import { type Meter, take } from '../../src/metering/meter.ts';
import { meterOfAccount, sweepReads, takeForAccount } from '../../src/paywall/reads.ts';
import { addContents, addReader } from '../support/accounts.ts';
import { startApp } from '../support/app.ts';

const { db, close } = await startApp();
await addContents(db);
const reader = await addReader(db);
const account = { userId: reader.id, siteId: 1 };
const START = new Date('2026-10-24T21:30:00Z');
const HOUR_MS = 3_600_000;
afterAll(close);

const readings = fc.array(
  fc.record({ id: fc.integer({ min: 1, max: 6 }), hours: fc.constantFrom(0, 1, 5, 24, 24 * 8) }),
  { maxLength: 12 },
);

test('across days, weeks, months and clock changes the database counts as the pure meter does', async () => {
  await fc.assert(
    fc.asyncProperty(
      readings,
      fc.constantFrom(...periods),
      fc.integer({ min: 1, max: 4 }),
      async (read, period, limit) => {
        const rule = { conditionName: 'a', period, limit };
        await db.delete(paywallReads);
        let meter: Meter | undefined;
        let now = START;
        for (const { id, hours } of read) {
          now = new Date(now.getTime() + hours * HOUR_MS);
          const expected = take(meter, id, rule, now);
          expect(await takeForAccount(db, account, rule, id, now)).toEqual(expected);
          meter = expected.meter;
          expect(await meterOfAccount(db, account, rule, now)).toEqual(meter);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('concurrent readings cannot exceed the limit', async () => {
  await db.delete(paywallReads);
  const rule = { conditionName: 'a', period: 'month', limit: 4 } as const;
  const ids = Array.from({ length: 20 }, (_, index) => index + 1);
  const taken = await Promise.all(ids.map((id) => takeForAccount(db, account, rule, id, START)));
  expect(taken.filter(({ isGranted }) => isGranted)).toHaveLength(4);
  expect((await meterOfAccount(db, account, rule, START)).contentIds).toHaveLength(4);
});

test('each account, site and rule is counted separately', async () => {
  await db.delete(paywallReads);
  const other = await addReader(db);
  const rule = { conditionName: 'a', period: 'month', limit: 1 } as const;
  const places = [
    [account, rule],
    [{ ...account, siteId: 2 }, rule],
    [{ ...account, userId: other.id }, rule],
    [account, { ...rule, conditionName: 'b' }],
  ] as const;
  for (const [who, under] of places) {
    expect((await takeForAccount(db, who, under, 1, START)).isGranted).toBe(true);
    expect((await takeForAccount(db, who, under, 2, START)).isGranted).toBe(false);
  }
});

test('readings are deleted when their period is long over, and not before', async () => {
  await db.delete(paywallReads);
  const rule = { conditionName: 'a', period: 'month', limit: 4 } as const;
  await takeForAccount(db, account, rule, 1, new Date('2026-10-01T12:00:00Z'));
  await sweepReads(db, new Date('2026-10-31T22:59:00Z'));
  expect(await db.select().from(paywallReads)).toHaveLength(1);
  await sweepReads(db, new Date('2026-11-05T12:00:00Z'));
  expect(await db.select().from(paywallReads)).toEqual([]);
});
