import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import type { Edition } from './texts.ts';

export interface Reader {
  readonly email: string;
  readonly nick: string;
  readonly password: string;
}

/** The password of every seeded account. */
export const SEED_PASSWORD = 'Portada-2026!';

/** The seeded accounts, one for each state of an account. */
export const seeded = {
  legacy: 'antigua@example.com',
  notValidated: 'pendiente@example.com',
  demo: 'demo@example.com',
} as const;

/** The text of the newest email to an address, from the newsroom's mailbox. */
export async function lastMailTo(request: APIRequestContext, email: string): Promise<string> {
  const list = await (await request.get('/correo/')).text();
  const items = list.split('<li class="mailbox__item">').slice(1);
  const item = items.find((text) => text.includes(email));
  const address = /href="([^"]+)"/.exec(item ?? '')?.[1];
  if (!address) throw new Error(`There is no mail to ${email}.`);
  return (await request.get(address)).text();
}

/** The first link in an email to a path. */
export function linkIn(mail: string, path: string): string {
  const links = [...mail.matchAll(/href="(http[^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
  const link = links.find((address) => address.includes(path));
  if (!link) throw new Error(`The mail has no link to ${path}.`);
  return link;
}

/** Presses the button of the page that an email link has opened. */
export async function pressButton(page: Page): Promise<void> {
  await page.locator('main form button').click();
}

/** Registers and activates a reader as a browser would: by the calls, and by the button of the email's link. */
export async function register(
  request: APIRequestContext,
  { base }: Edition,
  origin: string,
): Promise<Reader> {
  const mark = randomUUID().slice(0, 8);
  const reader = { email: `e2e-${mark}@example.com`, nick: `Ana${mark}`, password: 'Faro-2026!' };
  const answer = await request.post(`${base}/api/front/user/register`, {
    headers: { Origin: origin },
    data: { ...reader, name: 'Ana', surname: 'Mora', birthdate: '1990-03-12', terms: true, newsletters: [] },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const link = linkIn(await lastMailTo(request, reader.email), '/registro/');
  await request.post(link, { headers: { Origin: origin }, form: {} });
  return reader;
}

/** Fills and submits the login form of the page. */
export async function enter(page: Page, site: Edition, email: string, password: string): Promise<void> {
  const form = page.locator('portada-login');
  await form.getByLabel(site.email).fill(email);
  await form.locator('input[name=password]').fill(password);
  await form.getByRole('button', { name: site.enter, exact: true }).click();
}

/** Logs in by the call: the form has journeys of its own. */
export async function signIn(page: Page, { base }: Edition, { email, password }: Reader): Promise<void> {
  const answer = await page.request.post(`${base}/api/front/user/login`, { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Logs in by the login screen and waits for the profile: for what the browser keeps of the form's answer. */
export async function logIn(page: Page, site: Edition, reader: Reader): Promise<void> {
  await page.goto(`${site.base}/acceso/`);
  await enter(page, site, reader.email, reader.password);
  await page.waitForURL(`**${site.base}/perfil/mi-cuenta/`);
}

/** A second browser of the same reader, at the profile. */
export async function logInElsewhere(browser: Browser, site: Edition, reader: Reader): Promise<Page> {
  const { baseURL = '' } = test.info().project.use;
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signIn(page, site, reader);
  await page.goto(`${site.base}/perfil/mi-cuenta/`);
  return page;
}
