/** Readers of the engines' journeys: each has its own account, so that engines do not meet. */
import { randomUUID } from 'node:crypto';
import { expect, inject } from 'vitest';
import type { Visit } from './visit.ts';

export interface Account {
  readonly email: string;
  readonly nick: string;
  readonly password: string;
}

export function newcomer(domain = 'example.com'): Account {
  const mark = randomUUID().slice(0, 8);
  return { email: `motor-${mark}@${domain}`, nick: `Nora${mark}`, password: 'Faro-2026!' };
}

/** The path and query of the link to a path, in the newest mail to an address. Its domain may be written otherwise. */
export async function mailedPath(email: string, path: string): Promise<string> {
  const text = async (address: string) => (await fetch(new URL(address, inject('newsroom')))).text();
  const items = (await text('/correo/')).split('<li class="mailbox__item">').slice(1);
  const [mailbox = ''] = email.split('@');
  const [, mail = ''] = /href="([^"]+)"/.exec(items.find((item) => item.includes(mailbox)) ?? '') ?? [];
  const links = [...(await text(mail)).matchAll(/href="(http[^"]+)"/g)].map(([, link = '']) => link);
  const link = links
    .map((one) => new URL(one.replaceAll('&amp;', '&')))
    .find((one) => one.pathname.startsWith(path));
  expect(link, `a link to ${path} in the mail to ${email}`).toBeDefined();
  return link ? link.pathname + link.search : '';
}

/** Calls from the tab. */
async function post({ tab }: Visit, path: string, payload: unknown): Promise<void> {
  const status = await tab.evaluate(
    async (path: string, body: string) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body })).status;
    },
    path,
    JSON.stringify(payload),
  );
  expect(status).toBe(200);
}

/** Registers and confirms by the calls: the forms have journeys of their own. */
export async function register(visit: Visit): Promise<Account> {
  const account = newcomer();
  const person = { name: 'Nora', surname: 'Mar', birthdate: '1990-03-12', terms: true, newsletters: [] };
  await visit.open('/aviso-legal/');
  await post(visit, '/api/front/user/register', { ...account, ...person });
  await fetch(new URL(await mailedPath(account.email, '/registro/'), inject('newsroom')), { method: 'POST' });
  return account;
}

/** The same, and logs in. */
export async function enter(visit: Visit): Promise<Account> {
  const account = await register(visit);
  const { email, password } = account;
  await post(visit, '/api/front/user/login', { email, password });
  return account;
}

/** The path and query of a new recovery link, in Spanish. */
export async function recoveryPath(): Promise<string> {
  const email = 'antigua@example.com';
  const answer = await fetch(new URL('/api/front/user/recover-password', inject('newsroom')), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(answer.status).toBe(200);
  return mailedPath(email, '/acceso/');
}

/** The path of the newest content of a kind, as readers without script find it. */
export async function newest(base: string, kind: string): Promise<string> {
  const list = await fetch(`${inject('newsroom')}${base}/buscar/?kind=${kind}`);
  const [, path = ''] = /card__title"><a href="([^"]+)"/.exec(await list.text()) ?? [];
  expect(path, `a content of the kind ${kind}`).not.toBe('');
  return path;
}
