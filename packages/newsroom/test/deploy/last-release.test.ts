/** The last release and this one at the same time on one database, which this one has migrated (decision 0026). */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { type Connection, connect } from '../../src/db/client.ts';
import { contents, contributions, mails, users } from '../../src/db/schema/index.ts';
import { addContents, mailedToken, PASSWORD } from '../support/accounts.ts';
import { type HttpReader, openHttpReader } from '../support/http-reader.ts';
import { checkOutRelease, missingRelease } from '../support/last-release.ts';
import { registration } from '../support/outbox.ts';
import { createDatabase, describeOnPostgres, testServer } from '../support/postgres.ts';
import { environmentOf, newDirectory } from '../support/process.ts';
import { addSubmissionTarget } from '../support/uploads.ts';
import { addPoll } from '../votes/sample.ts';

/** An upper limit, not a delay: two processes start, of which one has never been compiled. */
const LIMIT = { timeout: 110_000, interval: 50 };

const missing = missingRelease();
const describeWithRelease = (title: string, tests: () => void) =>
  missing ? describe.skip(`${title} (left out: ${missing})`, tests) : describeOnPostgres(title, tests);

const thisMain = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

describeWithRelease('the last release beside this one', () => {
  const children: ChildProcess[] = [];
  const bases = { last: '', next: '' };
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let connection: Connection;

  beforeAll(async () => {
    const release = checkOutRelease();
    database = await createDatabase(await testServer());
    await migrateTo(release.migrations, database.url);
    const shared = { DATABASE_URL: database.url, UPLOAD_DIR: newDirectory(), MEDIA_DIR: newDirectory() };
    bases.last = await start(release.main, shared);
    // Under the process that serves.
    connection = await connect({ databaseUrl: database.url, dataDir: '' });
    await connection.migrate();
    await addContents(connection.db);
    bases.next = await start(thisMain, { ...shared, CACHE_MB: '10' });
  }, 240_000);

  afterAll(async () => {
    for (const child of children) await stop(child);
    await connection?.close();
    await database?.drop();
  });

  async function start(main: string, env: Record<string, string>): Promise<string> {
    const port = await freePort();
    const environment = {
      ENVIRONMENT: 'test',
      PORT: String(port),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...env,
    };
    const child = spawn(process.execPath, [main], {
      env: environmentOf(environment),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.push(child);
    const base = `http://127.0.0.1:${port}`;
    await vi.waitUntil(async () => {
      if (child.exitCode !== null) throw new Error(`${main} has ended with ${child.exitCode}.`);
      return (await fetch(`${base}/acceso/`).catch(() => undefined))?.ok;
    }, LIMIT);
    return base;
  }

  /** Registered on one, activated and logged in on the other. */
  async function enter(
    one: string,
    other: string,
  ): Promise<{ reader: HttpReader; email: string; nick: string }> {
    const reader = openHttpReader();
    const fields = registration();
    await ok(reader.send('POST', one, '/api/front/user/register', fields));
    const token = await mailedToken(connection.db, fields.email);
    const link = `/registro/activar/?token=${token}`;
    await ok(reader.get(other, link));
    // The release before activates as soon as the link is opened.
    if (other === bases.next) await ok(reader.ask(other, link, { method: 'POST' }));
    await ok(
      reader.send('POST', other, '/api/front/user/login', { email: fields.email, password: PASSWORD }),
    );
    return { reader, email: fields.email, nick: fields.nick };
  }

  const directions = [
    ['the last', 'this', () => [bases.last, bases.next] as const],
    ['this', 'the last', () => [bases.next, bases.last] as const],
  ] as const;

  test.each([
    '/',
    '/ca/',
    '/puerto/',
    '/puerto/la-lonja-1/',
    '/acceso/',
    '/registro/',
    '/buscar/?text=lonja',
    '/boletines/',
  ])('%s is shown by both', async (path) => {
    for (const base of Object.values(bases)) {
      const page = await ok(openHttpReader().get(base, path));
      expect(await page.text()).toContain('</html>');
    }
  });

  describe.each(directions)('what a reader does on %s release is there on %s', (_one, _other, where) => {
    test('account and session', async () => {
      const [one, other] = where();
      const { reader, email, nick } = await enter(one, other);
      for (const base of [one, other]) {
        expect(await json(reader.get(base, '/api/front/user/profile'))).toMatchObject({
          response: { email, nick },
        });
      }
      const again = await openHttpReader().send('POST', other, '/api/front/user/register', {
        ...registration(),
        nick: nick.toUpperCase(),
      });
      expect(again.status).toBe(409);
      await ok(reader.send('PATCH', one, '/api/front/user/profile', { city: 'Salou' }));
      expect(await json(reader.get(other, '/api/front/user/profile'))).toMatchObject({
        response: { city: 'Salou' },
      });
      await ok(reader.send('POST', one, '/api/front/user/logout'));
      expect((await reader.get(other, '/api/front/user/profile')).status).toBe(401);
    });

    test('comments, also to those who have read the list before', async () => {
      const [one, other] = where();
      const { reader } = await enter(one, one);
      const list = () => json(openHttpReader().get(other, '/api/front/comments/1'));
      await list();
      const text = `Desde ${one}`;
      const comment = await json(reader.send('POST', one, '/api/front/comments/1', { text }));
      await vi.waitUntil(async () => JSON.stringify(await list()).includes(text), LIMIT);
      await ok(
        reader.send('POST', other, '/api/front/comments/1', { text: 'Respuesta', parentId: comment.id }),
      );
      expect(JSON.stringify(await json(openHttpReader().get(one, '/api/front/comments/1')))).toContain(
        'Respuesta',
      );
    });

    test('saved contents and followed authors', async () => {
      const [one, other] = where();
      const { reader } = await enter(one, one);
      await ok(reader.send('POST', one, '/api/bookmark/content/2'));
      await ok(reader.send('POST', one, '/api/bookmark/taxon/2'));
      expect(await json(reader.get(other, '/api/front/user/profile'))).toMatchObject({
        response: { savedContentIds: [2], followedAuthorIds: [2] },
      });
    });

    test('votes', async () => {
      const [one, other] = where();
      const poll = await addPoll(connection.db, 1);
      const { reader } = await enter(one, one);
      await ok(reader.send('POST', one, `${poll.url}/vote`, { optionId: poll.optionIds[0] }));
      expect(await json(openHttpReader().get(other, poll.url))).toMatchObject({ totalVotes: 1 });
      const again = await reader.send('POST', other, `${poll.url}/vote`, { optionId: poll.optionIds[1] });
      expect(again.status).toBe(409);
    });

    test('a file, and the contribution that it belongs to', async () => {
      const [one, other] = where();
      const { reader } = await enter(one, one);
      const call = await addSubmissionTarget(connection.db, 'contribution');
      const uploadId = await upload(reader, one);
      const body = new FormData();
      const fields = { title: 'La barca', text: 'En el muelle', terms: 'true', uploadId };
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      await ok(reader.ask(other, `/api/front/contribution/${call}`, { method: 'POST', body }));
      const rows = await connection.db.select().from(contributions).where(eq(contributions.contentId, call));
      expect(rows).toMatchObject([{ uploadId, status: 'waiting' }]);
    });

    test('what is edited, in the search and on pages', async () => {
      const [one, other] = where();
      const word = one === bases.last ? 'Tramuntana' : 'Garbino';
      await connection.db
        .update(contents)
        .set({ title: `${word} en el puerto` })
        .where(eq(contents.id, 2));
      for (const base of [one, other]) {
        const found = () =>
          json(openHttpReader().get(base, `/webapi/searcher/?site=1&mode=search&searchText=${word}`));
        await vi.waitUntil(async () => JSON.stringify(await found()).includes(word), LIMIT);
        const page = async () => (await openHttpReader().get(base, '/puerto/el-faro-2/')).text();
        await vi.waitUntil(async () => (await page()).includes(word), LIMIT);
      }
    });

    test('a contact message and a subscription', async () => {
      const [one] = where();
      const { email } = registration();
      const message = { name: 'Ana', email, topic: 'tip', message: 'Hay luz', terms: true };
      await ok(openHttpReader().send('POST', one, '/api/front/contact', message));
      const wish = [{ id: 'manana', name: 'x', isSubscribed: true }];
      await ok(openHttpReader().send('POST', one, `/api/front/newsletter/${email}`, wish));
      expect(await connection.db.$count(mails, eq(mails.recipient, email))).toBe(1);
    });

    test('the end of an account', async () => {
      const [one, other] = where();
      const { reader, email } = await enter(one, one);
      await ok(reader.send('POST', one, '/api/front/user/delete'));
      expect(await connection.db.$count(users, eq(users.email, email))).toBe(0);
      const login = { email, password: PASSWORD };
      expect((await openHttpReader().send('POST', other, '/api/front/user/login', login)).status).toBe(401);
    });
  });
});

/** The database as the last release has left it, with the sites that it served. */
async function migrateTo(migrationsFolder: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder });
  await client.query(
    `insert into sites (id, alias, media_id, name, lang, is_default) values
      (1, 'es', 'diario-del-puerto', 'Diario del Puerto', 'es', true),
      (2, 'ca', 'diari-del-port', 'Diari del Port', 'ca', false)`,
  );
  await client.end();
}

async function ok(asked: Promise<Response>): Promise<Response> {
  const response = await asked;
  if (response.status >= 400)
    expect.fail(`${response.url} is a ${response.status}: ${(await response.text()).slice(0, 300)}`);
  return response;
}

async function json(asked: Promise<Response>) {
  return (await ok(asked)).json();
}

async function upload(reader: HttpReader, base: string): Promise<string> {
  const create = { width: 16, height: 16, channels: 3, background: 'red' } as const;
  const content = await sharp({ create }).jpeg().toBuffer();
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const metadata = { filename: 'foto.jpg', filetype: 'image/jpeg', purpose: 'contribution' };
  const made = await ok(
    reader.ask(base, '/api/front/uploads', {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': String(content.length),
        'upload-metadata': Object.entries(metadata)
          .map(([key, value]) => `${key} ${base64(value)}`)
          .join(),
      },
    }),
  );
  const { pathname } = new URL(made.headers.get('location') ?? '', base);
  await ok(
    reader.ask(base, pathname, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
      body: new Uint8Array(content),
    }),
  );
  return pathname.split('/').at(-1) ?? '';
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
