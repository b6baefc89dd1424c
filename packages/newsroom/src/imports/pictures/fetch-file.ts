/** Fetches a file of anybody's server, within limits of place, size and time. */
import { type ClientRequest, get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { lookupWithin, type Reach } from '../../http/reach.ts';

const MOST_BYTES = 15 * 1_024 * 1_024;
const MOST_REDIRECTS = 4;
const TIMEOUT_MS = 15_000;

/** Why there is no file, for the operator of the import. */
export class NoFileError extends Error {
  override readonly name = 'NoFileError';
  /** Whether the server did not answer at all, so that others of its files are not asked for. */
  readonly isServerAway: boolean;

  constructor(reason: string, isServerAway = false) {
    super(reason);
    this.isServerAway = isServerAway;
  }
}

/** Throws a `NoFileError`. */
export async function fetchFile(address: string, reach: Reach): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await follow(address, reach, signal);
  } catch (error) {
    if (error instanceof NoFileError) throw error;
    if (signal.aborted) throw new NoFileError(`it did not come within ${TIMEOUT_MS / 1_000} seconds`, true);
    throw new NoFileError(`its server cannot be reached (${codeOf(error)})`, true);
  }
}

/** Each redirect is checked as the address in the file is. */
async function follow(address: string, reach: Reach, signal: AbortSignal): Promise<Buffer> {
  let url = URL.parse(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
      throw new NoFileError('its address is none of the web');
    const response = await open(url, reach, signal);
    const { statusCode: status = 0, headers } = response;
    if (status === 200) return read(response);
    response.destroy();
    if (![301, 302, 303, 307, 308].includes(status) || !headers.location)
      throw new NoFileError(`its server answers ${status}`);
    url = URL.parse(headers.location, url);
  }
  throw new NoFileError(`more than ${MOST_REDIRECTS} redirects`);
}

/** Connects to the addresses that were checked, whatever the name leads to a moment later. */
async function open(url: URL, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const lookup = await lookupWithin(reach, url, signal);
  if (!lookup) throw new NoFileError('its server is not of the public network');
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  // Compression would hide the size.
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Portada' };
  return answerOf(get(url, { agent: false, lookup, headers, signal }));
}

function answerOf(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve).on('error', reject);
  });
}

async function read(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of response) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new NoFileError(`it has more than ${MOST_BYTES / 1_024 / 1_024} MB`);
  }
  return Buffer.concat(chunks);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
}
