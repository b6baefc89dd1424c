/** Each kind of email link: what it is for, and whether that has happened. */
import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { issueMailToken } from '../../src/accounts/mail-tokens.ts';
import { hashPassword, isPassword } from '../../src/accounts/passwords.ts';
import type { Database } from '../../src/db/client.ts';
import { subscriptions, users } from '../../src/db/schema/index.ts';
import { mailPaths } from '../../src/mail/links.ts';
import { unsubscribeToken } from '../../src/newsletters/unsubscribe-token.ts';
import { PASSWORD, type TestReader } from './accounts.ts';
import { openBrowser } from './browser.ts';

export interface LinkKind {
  readonly path: string;
  /** How long it holds; a link that ends a subscription has no end. */
  readonly hours?: number;
  issue(reader: TestReader): Promise<string>;
  /** Brings about what it changes. */
  prepare(reader: TestReader): Promise<unknown>;
  isDone(reader: TestReader): Promise<boolean>;
  press(token: string, base?: string): Promise<LightMyRequestResponse>;
  /** What it says once it has been used, or where it leads. */
  readonly done: RegExp;
  /** What it says to whoever has no good one, or where it leads. */
  readonly dead: RegExp;
  /** What it says to whoever opens that, where it tells so only once its form is sent. */
  readonly asks?: RegExp;
}

export const NEW_PASSWORD = 'Otra-clave-2027?';
const newsletterId = 'manana';

export const linkNames = ['recovery', 'activation', 'subscription', 'emailReturn', 'unsubscribe'] as const;
export type LinkName = (typeof linkNames)[number];

/** Requires the newsletters of `addContents`. */
export function linkKinds(app: FastifyInstance, db: Database): Readonly<Record<LinkName, LinkKind>> {
  const press =
    (path: string) =>
    (token: string, base = '') =>
      openBrowser(app).press(`${base}${path}?token=${token}`);
  const alter = ({ id }: TestReader, fields: Partial<TestReader>) =>
    db.update(users).set(fields).where(eq(users.id, id));
  const account = async ({ id }: TestReader) => (await db.select().from(users).where(eq(users.id, id)))[0];
  const subscribe = async ({ email }: TestReader, confirmedAt: Date | null) => {
    await db.delete(subscriptions).where(eq(subscriptions.email, email));
    await db.insert(subscriptions).values({ email, newsletterId, confirmedAt });
  };
  const isConfirmed = async ({ email }: TestReader) =>
    (await db.$count(
      subscriptions,
      and(eq(subscriptions.email, email), isNotNull(subscriptions.confirmedAt)),
    )) > 0;
  return {
    recovery: {
      path: mailPaths.newPassword,
      hours: 1,
      issue: (reader) => issueMailToken(app, 'recovery', reader),
      prepare: async (reader) => alter(reader, { passwordHash: await hashPassword(PASSWORD) }),
      isDone: async (reader) => isPassword((await account(reader))?.passwordHash, NEW_PASSWORD),
      press: (token, base = '') =>
        openBrowser(app).form(base + mailPaths.newPassword, { token, password: NEW_PASSWORD }),
      done: /Ya has cambiado la contraseña|Ja has canviat la contrasenya/,
      dead: /\?screen=recovery/,
      asks: /<portada-change-password/,
    },
    activation: {
      path: mailPaths.activation,
      hours: 72,
      issue: (reader) => issueMailToken(app, 'activation', reader),
      prepare: (reader) => alter(reader, { status: 'pending' }),
      isDone: async (reader) => (await account(reader))?.status === 'active',
      press: press(mailPaths.activation),
      done: /^(\/ca)?\/registro\/validado\/$/,
      dead: /^(\/ca)?\/registro\/error\/$/,
    },
    subscription: {
      path: mailPaths.subscription,
      hours: 168,
      issue: ({ email }) => issueMailToken(app, 'subscription', { email }),
      prepare: (reader) => subscribe(reader, null),
      isDone: isConfirmed,
      press: press(mailPaths.subscription),
      done: /^\/(boletines|ca\/butlletins)\/confirmado\/$/,
      dead: /^\/(boletines|ca\/butlletins)\/error\/$/,
    },
    emailReturn: {
      path: mailPaths.emailReturn,
      hours: 72,
      issue: (reader) => issueMailToken(app, 'emailReturn', reader),
      prepare: (reader) => alter(reader, { email: `nueva-${reader.email}` }),
      isDone: async (reader) => (await account(reader))?.email === reader.email,
      press: press(mailPaths.emailReturn),
      done: /Ya has recuperado tu dirección|Ja has recuperat la teva adreça/,
      dead: /href="\/(contacto|ca\/contacte)\/"/,
    },
    unsubscribe: {
      path: mailPaths.unsubscribe,
      issue: ({ email }) => unsubscribeToken(db, { email, newsletterId }),
      prepare: (reader) => subscribe(reader, new Date()),
      isDone: async (reader) => !(await isConfirmed(reader)),
      press: press(mailPaths.unsubscribe),
      done: /Ya no recibes «La mañana»|Ja no reps «La mañana»/,
      dead: /Este enlace no está entero|Aquest enllaç no és sencer/,
    },
  };
}

/** What an answer says: where it leads, or its main part. */
export function outcomeOf({ headers, body }: LightMyRequestResponse): string {
  return headers.location ?? body.replace(/^.*<main|<\/main>.*$/gs, '');
}
