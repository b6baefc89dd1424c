import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, getTableColumns, getTableName, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personalTables, rowsAbout } from '../../src/accounts/personal-data/tables.ts';
import { pageUrl } from '../../src/config/local-paths.ts';
import { comments, interviewQuestions, recipeRatings, users } from '../../src/db/schema/index.ts';
import { addContents, addReader, lastMail, logIn } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { tableNames } from '../support/fingerprint.ts';
import { addPersonalData } from '../support/personal-data.ts';

const uploadDir = join(mkdtempSync(join(tmpdir(), 'portada-')), 'uploads');
let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp({ uploadDir });
  await addContents(newsroom.db);
});
afterAll(() => newsroom.close());

const DATA = '/api/front/user/data';

async function readerWithData() {
  const reader = await addReader(newsroom.db, {
    ...{ name: 'Núria', surname: 'Vidal', birthdate: '1980-02-03', phone: '600111222', nif: '12345678Z' },
    ...{ address: 'Calle del Faro, 3', postalCode: '43004', city: 'Reus', province: 'T', country: 'ES' },
    alternativeEmail: `alternativa-${Date.now()}-${Math.random()}@example.com`,
  });
  const secrets = await addPersonalData(newsroom.db, reader, uploadDir);
  const browser = openBrowser(newsroom.app);
  await logIn(browser, reader);
  return { reader, secrets, browser };
}

/** Every table that can reference a reader: by a foreign key to the accounts, or by a column with an address. */
async function tablesWithReaders(): Promise<string[]> {
  const rows = await newsroom.db
    .selectDistinct({ name: sql<string>`columns.table_name` })
    .from(sql`information_schema.columns
      left join information_schema.key_column_usage keys
        on keys.table_name = columns.table_name and keys.column_name = columns.column_name
      left join information_schema.constraint_column_usage target
        on target.constraint_name = keys.constraint_name and target.table_name = 'users'`)
    .where(sql`columns.table_schema = 'public' and columns.table_name <> 'users' and (
      target.table_name is not null
      or columns.column_name ~ '(^|_)(user|reader)_id$|mail|recipient')`);
  return rows.map(({ name }) => name).sort();
}

/** The number of rows of a table that contain a text, in any column. */
async function rowsWith(table: string, text: string): Promise<number> {
  const [found] = await newsroom.db
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`${sql.identifier(table)} as whole`)
    .where(sql`position(${text} in whole::text) > 0`);
  return found?.count ?? 0;
}

test('every table that can reference a reader is listed as personal data', async () => {
  const names = Object.values(personalTables).map(({ table }) => getTableName(table));
  expect(await tablesWithReaders()).toEqual(names.sort());
});

describe('the download of a reader’s own data', () => {
  test('is an attachment that is not cached', async () => {
    const { browser } = await readerWithData();
    const answer = await browser.get(`/ca${DATA}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="portada-diari-del-port-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const stranger = await openBrowser(newsroom.app).get(DATA);
    expect(stranger.statusCode).toBe(401);
    expect(stranger.headers['content-disposition']).toBeUndefined();
  });

  test('contains every table, row and column, except secrets', async () => {
    const { reader, browser } = await readerWithData();
    const data = (await browser.get(DATA)).json();
    for (const column of Object.keys(getTableColumns(users))) {
      if (column !== 'passwordHash') expect(data.account, column).toHaveProperty(column);
    }
    expect(data.account).toMatchObject({ email: reader.email, name: 'Núria', nif: '12345678Z' });
    for (const [name, entry] of Object.entries(personalTables)) {
      const rows = await rowsAbout(newsroom.db, entry, reader);
      expect(rows.length, name).toBeGreaterThan(0);
      expect(data[name], name).toHaveLength(rows.length);
      const hidden = ['userId', ...('without' in entry ? entry.without : [])];
      const columns = Object.keys(getTableColumns(entry.table)).filter((column) => !hidden.includes(column));
      expect(Object.keys(data[name][0]).sort(), name).toEqual(columns.sort());
    }
  });

  test('is readable by a person', async () => {
    const { browser } = await readerWithData();
    const answer = await browser.get(DATA);
    expect(answer.body).toContain('\n  "account": {\n');
    expect(answer.json().names).toEqual({
      contents: [
        { id: 1, title: 'La lonja abre antes', url: 'http://localhost/puerto/la-lonja-1/' },
        { id: 2, title: 'El faro vuelve a girar', url: 'http://localhost/puerto/el-faro-2/' },
      ],
      authors: [{ id: 2, name: 'Pau Roca' }],
      pollOptions: [{ id: expect.any(Number), question: '¿Puerto o playa?', option: 'Puerto' }],
    });
  });

  test('contains no secret, and no other reader’s data', async () => {
    const { reader, secrets, browser } = await readerWithData();
    const other = await readerWithData();
    const { body } = await browser.get(DATA);
    const row = await newsroom.db.select().from(users).where(eq(users.id, reader.id));
    for (const secret of [...Object.values(secrets), row[0]?.passwordHash ?? '', 'argon2', 'tokenHash']) {
      expect(body).not.toContain(secret);
    }
    expect(body).not.toContain(browser.cookies.get('portada_session'));
    for (const theirs of [other.reader.id, other.reader.email, other.reader.nick]) {
      expect(body).not.toContain(theirs);
    }
  });

  test('contains no data by e-mail address when the address is unverified', async () => {
    const { reader: stranger } = await readerWithData();
    const { reader, browser } = await readerWithData();
    await newsroom.db.delete(users).where(eq(users.id, stranger.id));
    await browser.send('PATCH', '/api/front/user/profile', { email: stranger.email });
    const data = (await browser.get(DATA)).json();
    expect(data.account).toMatchObject({ id: reader.id, email: stranger.email, status: 'pending' });
    expect(data.newsletters).toEqual([]);
    // About the change of this account's own address: to confirm it, and to undo it.
    const recipients = data.mails.map((mail: { recipient: string }) => mail.recipient);
    expect(recipients).toEqual([stranger.email, reader.email]);
    expect(data.contactMessages).toHaveLength(1);
    expect(data.contactMessages[0].email).toBe(reader.email);
  });
});

describe('a deleted account', () => {
  test('[ACCT-30] leaves no personal data, and anonymises what is published', async () => {
    const { reader, secrets, browser } = await readerWithData();
    const other = await readerWithData();
    const theirs = async () =>
      Promise.all((await tableNames(newsroom.db)).map((table) => rowsWith(table, other.reader.id)));
    const before = await theirs();
    const rows = await newsroom.db.select().from(comments).where(eq(comments.userId, reader.id));
    expect((await browser.post('/api/front/user/delete')).statusCode).toBe(200);

    const names = [reader.id, reader.email, reader.nick, reader.alternativeEmail, ...Object.values(secrets)];
    for (const table of await tableNames(newsroom.db)) {
      for (const name of names) {
        // The fake mail server has only just sent the farewell email.
        const farewell = table === 'mails' && [reader.email, reader.nick].includes(name) ? 1 : 0;
        // The log of deletions, which has nothing but the id.
        const logged = table === 'account_deletions' && name === reader.id ? 1 : 0;
        expect(await rowsWith(table, name), `${name} in ${table}`).toBe(farewell + logged);
      }
    }
    expect(await theirs()).toEqual(before);
    const [comment] = await newsroom.db
      .select()
      .from(comments)
      .where(eq(comments.id, rows[0]?.id ?? 0));
    expect(comment).toMatchObject({ userId: null, nick: '', text: 'Un comentario' });
    const question = { userId: null, nick: '', text: 'Una pregunta', uploadId: null };
    expect(await newsroom.db.select().from(interviewQuestions)).toContainEqual(
      expect.objectContaining(question),
    );
    expect(await newsroom.db.select().from(recipeRatings)).toContainEqual(
      expect.objectContaining({ userId: null, value: 5 }),
    );
    expect(existsSync(join(uploadDir, secrets.path))).toBe(false);
    expect(existsSync(join(uploadDir, other.secrets.path))).toBe(true);
  });

  test('[ACCT-30] includes pending and rejected submissions', async () => {
    const { db } = newsroom;
    const reader = await addReader(db);
    const browser = openBrowser(newsroom.app);
    await logIn(browser, reader);
    const own = { contentId: 1, userId: reader.id, nick: reader.nick };
    const texts = ['Espera', 'Rechazada', 'Rechazada con respuesta'];
    await db.insert(interviewQuestions).values({ ...own, text: 'Espera', status: 'waiting' });
    await db.insert(interviewQuestions).values({ ...own, text: 'Rechazada', status: 'rejected' });
    await db.insert(comments).values({ ...own, text: 'Espera', status: 'waiting' });
    await db.insert(comments).values({ ...own, text: 'Rechazada', status: 'rejected' });
    const [parent] = await db
      .insert(comments)
      .values({ ...own, text: 'Rechazada con respuesta', status: 'rejected' })
      .returning();
    const reply = { contentId: 1, parentId: parent?.id ?? 0, nick: 'Otra', text: 'La respuesta de otra' };
    await db.insert(comments).values(reply);
    expect((await browser.post('/api/front/user/delete')).statusCode).toBe(200);
    expect(await db.$count(comments, inArray(comments.text, texts))).toBe(0);
    expect(await db.$count(interviewQuestions, inArray(interviewQuestions.text, texts))).toBe(0);
    expect(await db.$count(comments, eq(comments.text, reply.text))).toBe(1);
  });

  test.each([
    ['es', 'Tu cuenta se ha eliminado', ''],
    ['ca', 'El teu compte s’ha eliminat', '/ca'],
  ] as const)(
    '[ACCT-33] is told by mail, with the page that confirms it (%s)',
    async (lang, subject, base) => {
      const reader = await addReader(newsroom.db, { lang });
      const browser = openBrowser(newsroom.app);
      await logIn(browser, reader);
      await browser.post('/api/front/user/delete');
      const mail = await lastMail(newsroom.db, reader.email);
      expect(mail?.subject).toBe(subject);
      expect(mail?.text).toContain(`http://localhost:4100${pageUrl(base, '/cuenta-eliminada/')}`);
    },
  );
});
