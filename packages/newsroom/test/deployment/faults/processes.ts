import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { migrationsFolder } from '../../../src/db/migrations.ts';
import { type Deployment, SITE } from '../../support/deployment.ts';
import { runMain } from '../../support/newsroom-process.ts';
import { keptMessages, message, startTraffic } from '../../support/traffic.ts';
import { dockerFor } from './docker.ts';

function rollingRestart({ nginx }: Deployment, path: string) {
  const script = join(nginx.folder, 'rolling-restart.sh');
  return promisify(execFile)(script, { env: { ...process.env, PATH: path } });
}

/** Processes that are killed, replaced, and started at once. */
export function processFaults(all: () => Deployment): void {
  describe('kill -9 under writes', () => {
    test('what was acknowledged is there, once, and requests go on by the other process', async () => {
      const traffic = startTraffic(all(), 'corte');
      for (const victim of all().processes) {
        await traffic.more(10);
        await victim.end('SIGKILL');
        await traffic.more(20);
        await victim.start();
      }
      await traffic.stop();
      expect(traffic.unread).toEqual([]);
      expect(new Set(traffic.refused)).toEqual(new Set(traffic.refused.length > 0 ? [503] : []));
      const kept = await keptMessages(all(), 'corte');
      expect(traffic.acknowledged.filter((text) => !kept.has(text))).toEqual([]);
      expect(new Set(kept.values())).toEqual(new Set([1]));
    });
  });

  describe('a new version', () => {
    test('both processes start anew one after the other, and no request is lost', async () => {
      const docker = await dockerFor(all());
      const traffic = startTraffic(all(), 'relevo');
      await traffic.more(10);
      await rollingRestart(all(), docker.path);
      await traffic.more(10);
      await traffic.stop();
      expect([...traffic.refused, ...traffic.unread]).toEqual([]);
      expect((await keptMessages(all(), 'relevo')).size).toBe(traffic.acknowledged.length);
      // Nothing is asked of nginx: to take its files again would cut connections that readers keep.
      expect(docker.calls).toEqual(['is newsroom-2 ready', 'replace newsroom-1', 'replace newsroom-2']);
    });

    test('one that does not become ready is told, is the first of the next try, and the other serves', async () => {
      const docker = await dockerFor(all());
      docker.broken = 'newsroom-2';
      for (const before of [['is newsroom-2 ready', 'replace newsroom-1'], ['is newsroom-2 ready']]) {
        docker.calls.length = 0;
        await expect(rollingRestart(all(), docker.path)).rejects.toMatchObject({
          ...{ code: 1, stderr: expect.stringContaining('newsroom-2 did not become ready') },
        });
        expect(docker.calls).toEqual([...before, 'replace newsroom-2']);
        expect((await all().visitor().get(`/contacto/?n=${before.length}`)).status).toBe(200);
      }
      docker.broken = '';
      docker.calls.length = 0;
      await rollingRestart(all(), docker.path);
      expect(docker.calls).toEqual(['is newsroom-2 ready', 'replace newsroom-2', 'replace newsroom-1']);
    });

    test('SIGTERM: a write that is on its way is finished first', async () => {
      const client = new pg.Client({ connectionString: all().cluster.url });
      await client.connect();
      onTestFinished(() => client.end());
      await client.query('begin; lock table contact_messages in exclusive mode');
      const [first] = all().processes;
      const direct = fetch(`http://127.0.0.1:${first.port}/api/front/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: SITE },
        body: JSON.stringify(message('a punto')),
      });
      await vi.waitUntil(async () => {
        const { rowCount } = await client.query(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock'",
        );
        return rowCount === 1;
      });
      const ended = first.end('SIGTERM');
      // It takes no more, and waits for the one that it has.
      await vi.waitUntil(() =>
        fetch(`http://127.0.0.1:${first.port}/health/live`).then(
          () => false,
          () => true,
        ),
      );
      await client.query('commit');
      const answer = await direct;
      expect(answer.status).toBe(200);
      // Else the process would wait for a next request on it.
      expect(answer.headers.get('connection')).toBe('close');
      expect(await ended).toBe(0);
      await first.start();
      expect((await keptMessages(all(), 'a')).get('a punto')).toBe(1);
    });

    test('an empty database is made by several processes at once, each step once', async () => {
      await all().db.execute(sql`create database nueva`);
      const url = new URL(all().cluster.url);
      url.pathname = '/nueva';
      const env = { ENVIRONMENT: 'production', PORT: '0', SITE_URL: SITE, SMTP_URL: all().mail().url };
      const own = { ...env, DATABASE_URL: url.href };
      // Each ends for want of a site, once the tables are there.
      for (const { output } of await Promise.all([runMain(own), runMain(own), runMain(own)])) {
        expect(output).toMatch(/^The database has no site yet/);
      }
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      onTestFinished(() => client.end());
      const { rows } = await client.query(
        'select count(*)::int as all, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
      );
      const { length } = readMigrationFiles({ migrationsFolder });
      expect(rows).toEqual([{ all: length, different: length }]);
    });
  });
}
