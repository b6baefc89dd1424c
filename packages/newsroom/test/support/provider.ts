/** A social provider on a port of its own, with a mind of its own: it answers as a test tells it to. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { ProviderSettings } from '../../src/config/social.ts';

const CLIENT = { clientId: 'diario', secret: 'secreto' };

/** What one answer is like. */
export interface Answer {
  readonly status?: number;
  /** Sent as it is if it is text. */
  readonly body?: unknown;
  /** The connection is held and nothing comes. */
  readonly silent?: boolean;
}

export interface TestProvider {
  readonly issuer: string;
  readonly openId: ProviderSettings;
  readonly oauth: ProviderSettings;
  /** How many times a path was asked. */
  count(path: string): number;
  /** The form of the last request for a token. */
  lastTokenRequest(): URLSearchParams;
  /** From now on a path is answered so; without an answer, as it should be. */
  answer(path: string, answer?: Answer): void;
  /** A token that claims what a good one claims, and what the test says; signed, unless the test has another key. */
  idToken(claims: Record<string, unknown>, options?: { forged?: boolean }): Promise<string>;
  close(): Promise<void>;
}

const ALGORITHM = 'RS256';

export async function startProvider(): Promise<TestProvider> {
  const keys = await generateKeyPair(ALGORITHM);
  const others = await generateKeyPair(ALGORITHM);
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  let form = '';

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    if (pathname === '/token') form = await bodyOf(request);
    send(response, answers.get(pathname) ?? (await usual(pathname)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The provider has no port.');
  const issuer = `http://127.0.0.1:${address.port}`;
  const endpoints = {
    authorize: `${issuer}/authorize`,
    token: `${issuer}/token`,
    userinfo: `${issuer}/userinfo`,
  };

  async function usual(path: string): Promise<Answer> {
    if (path === '/jwks') {
      return {
        body: { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: ALGORITHM, use: 'sig' }] },
      };
    }
    if (path !== '/.well-known/openid-configuration') return { status: 404 };
    return {
      body: {
        issuer,
        authorization_endpoint: endpoints.authorize,
        token_endpoint: endpoints.token,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: [ALGORITHM],
      },
    };
  }

  return {
    issuer,
    openId: { ...CLIENT, server: { issuer } },
    oauth: { ...CLIENT, server: endpoints },
    count: (path) => asked.filter((one) => one === path).length,
    lastTokenRequest: () => new URLSearchParams(form),
    answer: (path, answer) => void (answer ? answers.set(path, answer) : answers.delete(path)),
    idToken: (claims, { forged } = {}) =>
      new SignJWT({ iss: issuer, aud: CLIENT.clientId, sub: 'lectora-1', ...claims })
        .setProtectedHeader({ alg: ALGORITHM, kid: 'one' })
        .setIssuedAt()
        .setExpirationTime(typeof claims.exp === 'number' ? claims.exp : '5 minutes')
        .sign((forged ? others : keys).privateKey),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, { status = 200, body, silent }: Answer): void {
  if (silent) return;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body ?? {}));
}
