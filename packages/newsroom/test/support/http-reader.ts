/** A browser that goes from one process to another with the same cookies, as behind a proxy. */

export interface HttpReader {
  get(base: string, path: string): Promise<Response>;
  send(method: string, base: string, path: string, body?: unknown): Promise<Response>;
  /** With any headers and body. */
  ask(base: string, path: string, init: RequestInit): Promise<Response>;
}

export function openHttpReader(): HttpReader {
  const cookies = new Map<string, string>();

  async function ask(base: string, path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('origin', base);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(base + path, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  }

  return {
    ask,
    get: (base, path) => ask(base, path, {}),
    send: (method, base, path, body) =>
      ask(base, path, {
        method,
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      }),
  };
}
