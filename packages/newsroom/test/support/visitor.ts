/** A client of a server on this machine, from an address of its choice: 127.0.0.0/8 is all this machine's. */
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Visitor {
  readonly cookies: Map<string, string>;
  get(path: string, headers?: OutgoingHttpHeaders): Promise<Reply>;
  post(path: string, body: unknown, headers?: OutgoingHttpHeaders): Promise<Reply>;
  send(method: string, path: string, headers?: OutgoingHttpHeaders, body?: string | Buffer): Promise<Reply>;
}

/** @param origin what its writes say they come from */
export function openVisitor(
  port: number,
  { origin = '', address = '127.0.0.1' }: { origin?: string; address?: string } = {},
): Visitor {
  const cookies = new Map<string, string>();

  async function send(
    method: string,
    path: string,
    headers: OutgoingHttpHeaders = {},
    body?: string | Buffer,
  ): Promise<Reply> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const call = request({
      ...{ host: '127.0.0.1', port, localAddress: address, method, path, agent: false },
      headers: {
        ...(cookie && { cookie }),
        ...(method !== 'GET' && origin && { origin }),
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
    });
    const answered = new Promise<Reply>((resolve, reject) => {
      call.on('error', reject).on('response', (response) => {
        const { statusCode: status = 0, headers } = response;
        for (const line of headers['set-cookie'] ?? []) keep(cookies, line);
        const decoded = (bytes: Buffer) =>
          String(headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes);
        buffer(response).then((bytes) => resolve({ status, headers, text: decoded(bytes) }), reject);
      });
    });
    call.end(body);
    return answered;
  }

  return {
    cookies,
    send,
    get: (path, headers) => send('GET', path, headers),
    post: (path, body, headers) =>
      send('POST', path, { 'content-type': 'application/json', ...headers }, JSON.stringify(body)),
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (value) cookies.set(name, value);
  else cookies.delete(name);
}
