/** A social provider on its own port, whose responses a test can change. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { ProviderSettings } from '../../src/config/social.ts';

const CLIENT = { clientId: 'diario', secret: 'secreto' };

/** One response. */
export interface Answer {
  readonly status?: number;
  /** A string is sent unchanged. */
  readonly body?: unknown;
  /** The connection stays open without a response. */
  readonly silent?: boolean;
}

export interface TestProvider {
  readonly issuer: string;
  readonly openId: ProviderSettings;
  readonly oauth: ProviderSettings;
  /** The number of requests to a path. */
  count(path: string): number;
  /** The form of the last token request. */
  lastTokenRequest(): URLSearchParams;
  /** Sets the response of a path; undefined restores the valid one. */
  answer(path: string, answer?: Answer): void;
  /** A token with valid claims, overridden by the test's; signed, by default with the valid key. */
  idToken(claims: Record<string, unknown>, options?: { forged?: boolean }): Promise<string>;
  close(): Promise<void>;
}

const ALGORITHM = 'RS256';

export async function startProvider(): Promise<TestProvider> {
  const keys = await generateKeyPair(ALGORITHM);
  const others = await generateKeyPair(ALGORITHM);
  const answers = new Map<string, Answer>();
  const paths: string[] = [];
  let form = '';

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    paths.push(pathname);
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
    count: (path) => paths.filter((one) => one === path).length,
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
