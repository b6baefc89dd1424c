/** The steps of a login with a fake social provider. */
import type { SocialProvider } from '@portada/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { Browser } from './browser.ts';
import { ORIGIN } from './browser.ts';

export const LOGIN = '/api/front/user/login';

/** The fields of the fake provider's form: a person, or none. */
export interface Choice {
  readonly email?: string;
  readonly name?: string;
  readonly verified?: boolean;
  readonly deny?: boolean;
}

export interface Callback {
  readonly path: string;
  readonly parameters: URLSearchParams;
}

/** Starts a login; returns the URL of the provider's page. */
export async function openProvider(
  browser: Browser,
  provider: SocialProvider,
  query = '',
  base = '',
): Promise<URL> {
  const answer = await browser.get(`${base}${LOGIN}/${provider}${query}`);
  return new URL(String(answer.headers.location), ORIGIN);
}

/** Submits the fake provider's form; returns the callback's URL, which has not been requested yet. */
export async function choose(
  browser: Browser,
  page: URL,
  { deny, email, name, verified }: Choice,
): Promise<Callback> {
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

/** Requests the callback: by GET or, from Apple, by a cross-site form POST. */
export function sendCallback(
  browser: Browser,
  { path, parameters }: Callback,
): Promise<LightMyRequestResponse> {
  if (!path.includes('apple')) return browser.get(`${path}?${parameters}`);
  return browser.form(path, Object.fromEntries(parameters), { origin: 'https://appleid.apple.com' });
}

/** The whole login; returns the callback's response. */
export async function socialLogin(
  browser: Browser,
  provider: SocialProvider,
  choice: Choice,
  query = '',
  base = '',
): Promise<LightMyRequestResponse> {
  const page = await openProvider(browser, provider, query, base);
  return sendCallback(browser, await choose(browser, page, choice));
}
