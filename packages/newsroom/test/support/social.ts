/** A reader's way through a fake social provider, address by address. */
import type { SocialProvider } from '@portada/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { Browser } from './browser.ts';
import { ORIGIN } from './browser.ts';

export const LOGIN = '/api/front/user/login';

/** What the fake provider's form sends: whoever is typed in, or nobody. */
export interface Choice {
  readonly email?: string;
  readonly name?: string;
  readonly verified?: boolean;
  readonly deny?: boolean;
}

export interface WayBack {
  readonly path: string;
  readonly parameters: URLSearchParams;
}

/** Leaves for a provider; the answer is the address of its page. */
export async function leaveFor(
  browser: Browser,
  provider: SocialProvider,
  query = '',
  base = '',
): Promise<URL> {
  const answer = await browser.get(`${base}${LOGIN}/${provider}${query}`);
  return new URL(String(answer.headers.location), ORIGIN);
}

/** Chooses at the fake provider; the answer is the way back, which has not been gone yet. */
export async function choose(
  browser: Browser,
  page: URL,
  { deny, email, name, verified }: Choice,
): Promise<WayBack> {
  const fields = deny
    ? { deny: 'yes' }
    : { email: email ?? '', name: name ?? '', ...(verified && { verified: 'yes' }) };
  const answer = await browser.form(page.pathname + page.search, fields);
  if (answer.headers.location) {
    const url = new URL(String(answer.headers.location));
    return { path: url.pathname, parameters: url.searchParams };
  }
  const action = /action="([^"]+)"/.exec(answer.body)?.[1] ?? '';
  const hidden = [...answer.body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const entries = hidden.map(([, key = '', value = '']) => [key, value.replaceAll('&#34;', '"')]);
  return { path: new URL(action).pathname, parameters: new URLSearchParams(entries) };
}

/** Goes the way back: by an address, or, from Apple, by a form that its page sends from elsewhere. */
export function comeBackBy(browser: Browser, { path, parameters }: WayBack): Promise<LightMyRequestResponse> {
  if (!path.includes('apple')) return browser.get(`${path}?${parameters}`);
  return browser.form(path, Object.fromEntries(parameters), { origin: 'https://appleid.apple.com' });
}

/** The whole way; the answer is that of the callback. */
export async function socialLogin(
  browser: Browser,
  provider: SocialProvider,
  choice: Choice,
  query = '',
  base = '',
): Promise<LightMyRequestResponse> {
  const page = await leaveFor(browser, provider, query, base);
  return comeBackBy(browser, await choose(browser, page, choice));
}
