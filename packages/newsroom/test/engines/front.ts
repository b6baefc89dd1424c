/**
 * A proxy before the newsroom, the same for every engine: it sees what fails on a page, and can go offline.
 * Each page gets a script that reports errors and violations of the policy, as neither protocol tells both.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';

export interface Front {
  readonly origin: string;
  /** What went wrong since the last call: statuses, errors, violations. */
  problems(): string[];
  /** Answers what it has been asked, then refuses every connection. */
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  close(): Promise<void>;
}

/** Where pages report to. */
const REPORTS = '/reported-problems';

/** Lets the reporting script through the policy of a page. */
const NONCE = 'reporter';

/** Answers a request itself, or leaves it to the newsroom. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The page's own errors, what it could not load, and what its policy refused. What a load may have failed for is held
 * for a second, or until the event `report`. Runs in the page.
 */
function report(address: string): void {
  let isLeft = false;
  let held: string[] = [];
  const send = (text: string) => navigator.sendBeacon(address, text);
  const sendHeld = () => held.splice(0).forEach(send);
  const tell = (...words: unknown[]) => isLeft || send(words.map(String).join(' '));
  const hold = (...words: unknown[]) => {
    if (!isLeft && held.push(words.map(String).join(' ')) === 1) setTimeout(sendHeld, 1_000);
  };
  // A page that is left cancels what it was loading. WebKit does it some milliseconds before these events, where it
  // goes back to a page that it has kept.
  for (const sign of ['beforeunload', 'pagehide'])
    addEventListener(sign, () => {
      isLeft = true;
      held = [];
    });
  addEventListener('pageshow', () => {
    isLeft = false;
  });
  addEventListener('report', sendHeld);
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) tell('error:', event.message, event.filename, event.lineno);
      // A browser passes over a source of a type that it does not play.
      else if (target instanceof Element && target.localName !== 'source')
        hold('not loaded:', target.outerHTML.slice(0, 200));
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => hold('unhandled:', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    tell('violation:', violatedDirective, blockedURI, sample),
  );
  const { error } = console;
  console.error = (...words) => {
    hold('console.error:', ...words);
    error(...words);
  };
}

/** The script that reports, for the head of a page. */
export const reporter = (nonce = '') =>
  `<script nonce="${nonce}">(${String(report)})(${JSON.stringify(REPORTS)})</script>`;

export async function openFront(newsroom: string, answer: Answer = () => false): Promise<Front> {
  const found: string[] = [];
  let open = 0;
  const server = createServer((asked, response) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
      server.emit('answered');
    });
    if (asked.url === REPORTS) void takeReport(asked, response, found);
    else if (!answer(asked, response)) pass(newsroom, asked, response, found);
  });
  const port = await listen(server, 0);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    origin: `http://localhost:${port}`,
    problems: () => found.splice(0),
    async goOffline() {
      while (open > 0) await once(server, 'answered');
      await stop();
    },
    async goOnline() {
      await listen(server, port);
    },
    close: stop,
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve) => {
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

async function textOf(stream: IncomingMessage): Promise<string> {
  return Buffer.concat(await stream.toArray()).toString();
}

async function takeReport(asked: IncomingMessage, response: ServerResponse, found: string[]): Promise<void> {
  found.push(await textOf(asked));
  response.writeHead(204).end();
}

function pass(newsroom: string, asked: IncomingMessage, response: ServerResponse, found: string[]): void {
  const { method = 'GET', url = '/' } = asked;
  // Uncompressed, so that a page can take a script.
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  const upstream = request(new URL(url, newsroom), { method, headers }, async (answered) => {
    const { statusCode: status = 500, headers: sent } = answered;
    if (status >= 400) found.push(`${status} ${method} ${url}`);
    if (!sent['content-type']?.startsWith('text/html')) {
      response.writeHead(status, sent);
      answered.pipe(response);
      return;
    }
    const page = (await textOf(answered)).replace(/<head[^>]*>/, (head) => head + reporter(NONCE));
    const policy = String(sent['content-security-policy'] ?? '');
    const permitted = policy.replace('script-src ', `$&'nonce-${NONCE}' `);
    response
      .writeHead(status, {
        ...sent,
        ...(policy && { 'content-security-policy': permitted }),
        'content-length': Buffer.byteLength(page),
      })
      .end(page);
  });
  upstream.on('error', () => response.destroy());
  asked.pipe(upstream);
}
