/** A minimal browser: keeps cookies and sends Origin headers. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { DEVICE_COOKIE } from '../../src/http/cookies.ts';

export interface Browser {
  readonly cookies: Map<string, string>;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  send(
    method: Method,
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Presses the button of an email link's page. */
  press(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Sends an HTML form, as a page without script does. */
  form(
    url: string,
    fields: Readonly<Record<string, string>>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

type Method = 'POST' | 'PATCH' | 'DELETE';

/** The origin of the newsroom under test: the host that `inject` sends. */
export const ORIGIN = 'http://localhost';

export const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export function openBrowser(app: FastifyInstance, address = '127.0.0.1'): Browser {
  const cookies = new Map<string, string>();

  async function request(options: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await app.inject({
      remoteAddress: address,
      ...options,
      headers: { 'user-agent': USER_AGENT, ...options.headers },
      cookies: Object.fromEntries(cookies),
    });
    for (const { name, value } of response.cookies) {
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  }

  function send(method: Method, url: string, body?: unknown, headers: Record<string, string> = {}) {
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    return request({ method, url, headers: { origin: ORIGIN, ...type, ...headers }, ...payload });
  }

  function form(url: string, fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}) {
    return request({
      method: 'POST',
      url,
      headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  return {
    cookies,
    get: (url, headers = {}) => request({ method: 'GET', url, headers }),
    send,
    post: (url, body, headers) => send('POST', url, body, headers),
    press: (url, headers) => form(url, {}, headers),
    form,
  };
}

/** The names of the cookies that come and go with a session: the device's stays. */
export function sessionCookies({ cookies }: Browser): string[] {
  return [...cookies.keys()].filter((name) => name !== DEVICE_COOKIE);
}
