import { onTestFinished, vi } from 'vitest';

/** A request as it left the client. */
export interface RecordedRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly url: URL;
  readonly body: unknown;
  readonly init: RequestInit;
}

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

/** Never answers; like a real fetch, it gives up when it is told to. */
export function silence({ init }: RecordedRequest): Promise<Response> {
  return new Promise((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
}

/** No way to the server. */
export function refuse(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** Stands in for the network: answers as told, and remembers what was asked. */
export function serve(answer: (asked: RecordedRequest) => Response | Promise<Response>): RecordedRequest[] {
  const all: RecordedRequest[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const asked = { method: init.method ?? 'GET', path: url.pathname + url.search, url, body, init };
    all.push(asked);
    return answer(asked);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return all;
}

/** An answer that comes when the test says so. */
export function later() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: () => promise, come: resolve };
}
