import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { hashPassword } from '../../src/accounts/passwords.ts';
import { skeletonOf } from '../../src/accounts/skeleton.ts';
import type { Database } from '../../src/db/client.ts';
import { authors, contents, mails, newsletters, sections, sites, users } from '../../src/db/schema/index.ts';
import type { Browser } from './browser.ts';

export const PASSWORD = 'Portada-2026!';

/** One hash for all: argon2 is slow by design. */
const passwordHash = hashPassword(PASSWORD);

export type TestReader = typeof users.$inferSelect;

/** Creates an account for a test, by default with the password above. */
export async function addReader(
  db: Database,
  fields: Partial<typeof users.$inferInsert> = {},
): Promise<TestReader> {
  const unique = randomUUID().slice(0, 8);
  const { nick = `lectora-${unique}` } = fields;
  const [reader] = await db
    .insert(users)
    .values({
      nick,
      nickSkeleton: skeletonOf(nick),
      email: `lectora-${unique}@example.com`,
      status: 'active',
      passwordHash: await passwordHash,
      ...fields,
    })
    .returning();
  if (!reader) throw new Error('The reader was not added.');
  return reader;
}

export function logIn(
  browser: Browser,
  { email }: { email: string },
  password = PASSWORD,
): Promise<LightMyRequestResponse> {
  return browser.post('/api/front/user/login', { email, password });
}

/** The last email to an address. */
export async function lastMail(db: Database, recipient: string) {
  const [mail] = await db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(desc(mails.id));
  return mail;
}

/** The token in the link of the last email to an address. */
export async function mailedToken(db: Database, recipient: string): Promise<string> {
  const mail = await lastMail(db, recipient);
  const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`No link was mailed to ${recipient}.`);
  return token;
}

/**
 * The code in the last email to an address; an empty text if there is none. A nick may have eight digits in a row, too,
 * but no full stop after them.
 */
export async function mailedCode(db: Database, recipient: string): Promise<string> {
  return /\b\d{8}(?=\.)/.exec((await lastMail(db, recipient))?.text ?? '')?.[0] ?? '';
}

/** Two sites, a section, two contents (1, 2), two authors (1, 2) and a newsletter per site. */
export async function addContents(db: Database): Promise<void> {
  await db
    .insert(sites)
    .values([
      {
        id: 1,
        alias: 'es',
        mediaId: 'diario-del-puerto',
        name: 'Diario del Puerto',
        lang: 'es',
        isDefault: true,
      },
      { id: 2, alias: 'ca', mediaId: 'diari-del-port', name: 'Diari del Port', lang: 'ca' },
    ])
    .onConflictDoNothing();
  await db.insert(sections).values({ id: 1, siteId: 1, slug: 'puerto', name: 'Puerto', code: 'port' });
  const common = { siteId: 1, sectionId: 1, kind: 'article', lang: 'es' } as const;
  const published = {
    publishedAt: new Date('2026-01-10T08:00:00Z'),
    updatedAt: new Date('2026-01-10T08:00:00Z'),
  };
  await db.insert(contents).values([
    { ...common, ...published, id: 1, slug: 'la-lonja', title: 'La lonja abre antes' },
    { ...common, ...published, id: 2, slug: 'el-faro', title: 'El faro vuelve a girar' },
  ]);
  await db.insert(authors).values([
    { id: 1, slug: 'ana-mar', name: 'Ana Mar' },
    { id: 2, slug: 'pau-roca', name: 'Pau Roca' },
  ]);
  await db.insert(newsletters).values([
    { id: 'manana', siteId: 1, name: 'La <em>mañana</em>', description: 'Cada día', frequency: 'diaria' },
    { id: 'mercado', siteId: 1, name: 'El mercado', description: 'Los jueves', frequency: 'semanal' },
    { id: 'mati', siteId: 2, name: 'El matí', description: 'Cada dia', frequency: 'diària' },
  ]);
}
