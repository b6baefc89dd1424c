import { existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gt, inArray, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { mails } from '../../../src/db/schema/index.ts';
import { type Deployment, SITE } from '../../support/deployment.ts';
import { photo } from '../../support/films.ts';
import { registration } from '../../support/outbox.ts';
import { message } from '../../support/traffic.ts';
import type { Visitor } from '../../support/visitor.ts';
import { enter, profileOf } from './readers.ts';

const DAY = 86_400_000;

const shiftAll = ({ processes }: Deployment, ahead: number) =>
  Promise.all(processes.map((each) => each.shift(ahead)));

/** Mails that processes took which have been killed since: a living one has sent its own by then. */
async function freeAbandoned({ db }: Deployment): Promise<void> {
  const isTaken = gt(mails.dueAt, sql`now()`);
  const taken = await db.select({ id: mails.id }).from(mails).where(isTaken);
  await sleep(5_000);
  const ids = taken.map(({ id }) => id);
  if (ids.length > 0) await db.update(mails).set({ dueAt: sql`now()` }).where(inArray(mails.id, ids));
}

/** Ends the waits between attempts, which are shorter than mails are taken for; tells whether every mail is sent. */
async function isEmptyWithoutWaits({ db }: Deployment): Promise<boolean> {
  const waits = sql`due_at > now() and due_at < now() + interval '9 minutes'`;
  await db.update(mails).set({ dueAt: sql`now()` }).where(waits);
  return (await db.$count(mails)) === 0;
}

/** The mail server refuses, then takes connections and is silent, then works. */
export function mailFaults(all: () => Deployment): void {
  describe('mail', () => {
    const addresses: string[] = [];

    /** Three new readers, who are answered whatever the mail server does. */
    async function register() {
      const sent = Array.from({ length: 3 }, () => ({ ...registration(), origin: SITE }));
      addresses.push(...sent.map(({ email }) => email));
      const answers = await Promise.all(
        sent.map((each) => all().visitor().post('/api/front/user/register', each)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    const untilFailed = (count: number) =>
      vi.waitUntil(
        async () => (await all().db.$count(mails, sql`attempts > 0 and recipient like 'lector-%'`)) >= count,
      );

    test('down, then silent: readers are answered, and nothing is lost', async () => {
      // Those of messages, and of processes that were killed while they sent.
      await freeAbandoned(all());
      await vi.waitUntil(async () => (await all().db.$count(mails)) === 0, { timeout: 90_000 });
      await all().mail().close();
      await register();
      await untilFailed(3);
      await all().replaceMail({ isSilent: true });
      await register();
      await vi.waitUntil(() => all().mail().connections > 0);
      expect(all().mail().mails).toEqual([]);
    });

    test('back: every mail comes, once', async () => {
      await all().replaceMail();
      await vi.waitUntil(() => isEmptyWithoutWaits(all()), { timeout: 90_000, interval: 500 });
      const to = all()
        .mail()
        .mails.map((mail) => mail.to)
        .filter((each) => each.startsWith('lector-'));
      expect(to.toSorted()).toEqual(addresses.toSorted());
    });
  });
}

/** A disk without room. */
export function diskFaults(all: () => Deployment): void {
  describe('a full disk', () => {
    const tus = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };

    async function announce(reader: Visitor, bytes: number): Promise<string> {
      const about = { filename: 'foto.jpg', filetype: 'image/jpeg', purpose: 'contribution' };
      const metadata = Object.entries(about).map(([key, value]) => `${key} ${btoa(value)}`);
      const { status, headers } = await reader.send('POST', '/api/front/uploads', {
        'tus-resumable': '1.0.0',
        'upload-length': bytes,
        'upload-metadata': metadata.join(','),
      });
      expect(status).toBe(201);
      return headers.location ?? '';
    }

    /** `/dev/full` refuses every byte as a full disk does. */
    test.skipIf(!existsSync('/dev/full'))(
      'a reader’s file is a 507, leaves nothing, and the next is taken',
      async () => {
        const picture = await photo();
        const reader = await enter(all());
        const send = (location: string) =>
          reader.send('PATCH', location, { ...tus, 'upload-offset': 0 }, picture);
        const refused = await announce(reader, picture.length);
        const file = join(all().uploadDir, 'incoming', refused.split('/').at(-1) ?? '');
        rmSync(file);
        symlinkSync('/dev/full', file);
        const answer = await send(refused);
        expect(answer.status).toBe(507);
        expect(JSON.parse(answer.text)).toMatchObject({
          httpCode: 507,
          message: 'There is no room for the file.',
        });
        expect(readdirSync(join(all().uploadDir, 'incoming'))).toEqual([]);
        expect((await send(await announce(reader, picture.length))).status).toBe(204);
      },
    );
  });
}

/** A clock that is corrected. */
export function clockFaults(all: () => Deployment): void {
  describe('a clock that jumps', () => {
    test('a day ahead and back: sessions hold, pages are of now, and nothing waits for the time that was wrong', async () => {
      const reader = await enter(all());
      await shiftAll(all(), DAY);
      const direct = (port: number) => fetch(`http://127.0.0.1:${port}/puerto/`);
      for (const { port } of all().processes) expect((await direct(port)).status).toBe(200);
      expect((await profileOf(reader)).status).toBe(200);
      // The mail server is away, so that the mail is planned for later: by the database's clock, which is right.
      await all().mail().close();
      const guest = { ...registration(), origin: SITE };
      expect((await all().visitor().post('/api/front/user/register', guest)).status).toBe(200);
      const planned = sql`recipient = ${guest.email} and attempts > 0 and due_at < now() + interval '1 hour'`;
      await vi.waitUntil(async () => (await all().db.$count(mails, planned)) > 0);
      const loud = all().visitor();
      for (let nth = 0; nth < 11; nth += 1) await loud.post('/api/front/contact', message(`mañana ${nth}`));

      await shiftAll(all(), 0);
      await all().replaceMail();
      expect((await profileOf(reader)).status).toBe(200);
      for (const { port } of all().processes) {
        const page = await direct(port);
        expect(page.headers.get('age')).toBe('0');
      }
      expect((await loud.post('/api/front/contact', message('hoy'))).status).toBe(200);
      await vi.waitUntil(() => isEmptyWithoutWaits(all()), { timeout: 90_000, interval: 500 });
      await all().mail().mailTo(guest.email);
    });
  });
}
