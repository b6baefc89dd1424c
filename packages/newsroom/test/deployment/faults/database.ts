import { eq, like } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { contactMessages, contents } from '../../../src/db/schema/index.ts';
import type { Deployment } from '../../support/deployment.ts';
import { message } from '../../support/traffic.ts';

/**
 * A second is promised. It took 0.05 to 0.09 s, after a second without the database as after 15, and on two cores with
 * seven times their work.
 */
const BACK_MS = 1_000;

/** Milliseconds until each process answers out of the database again. */
async function untilBack({ processes }: Deployment): Promise<number> {
  const since = performance.now();
  const answers = processes.map(({ port }) =>
    vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/contacto/?con`)).status).toBe(200), {
      timeout: 60_000,
      interval: 20,
    }),
  );
  await Promise.all(answers);
  return performance.now() - since;
}

/** PostgreSQL ends as in a crash, and comes back. */
export function databaseFaults(all: () => Deployment): void {
  describe('a restart of the database', () => {
    test('kept pages go on, others say so in their language, and all is back by itself within a second', async () => {
      await all().visitor().get('/puerto/');
      await all().cluster.stop();
      expect(await all().visitor().get('/puerto/')).toMatchObject({ status: 200 });
      for (const [path, lang, word] of [
        ['/contacto/?sin=1', 'es', 'no está disponible'],
        ['/ca/contacte/?sin=1', 'ca', 'no està disponible'],
      ] as const) {
        const page = await all().visitor().get(path);
        expect(page).toMatchObject({
          status: 503,
          headers: { 'retry-after': '5', 'content-language': lang },
        });
        expect(page.text).toContain(word);
      }
      const write = await all().visitor().post('/api/front/contact', message('sin base'));
      expect(JSON.parse(write.text)).toMatchObject({ httpCode: 503 });
      // It returns when PostgreSQL takes connections.
      await all().cluster.start();
      expect(await untilBack(all())).toBeLessThan(BACK_MS);
      const repeated = await all().visitor().post('/api/front/contact', message('con base'));
      expect(repeated.status).toBe(200);
      for (let nth = 0; nth < 4; nth += 1) {
        expect((await all().visitor().get(`/contacto/?con=${nth}`)).status).toBe(200);
      }
      const { text } = contactMessages;
      const kept = await all().db.select({ text }).from(contactMessages).where(like(text, '% base'));
      expect(kept).toEqual([{ text: 'con base' }]);
    });

    test('what is edited afterwards is seen by both processes', async () => {
      const [piece] = await all().db.select().from(contents).limit(1);
      const title = 'Otro título';
      await all()
        .db.update(contents)
        .set({ title })
        .where(eq(contents.id, piece?.id ?? 0));
      for (const { port } of all().processes) {
        await vi.waitFor(async () => {
          expect(await (await fetch(`http://127.0.0.1:${port}/puerto/`)).text()).toContain(title);
        });
      }
    });
  });
}
