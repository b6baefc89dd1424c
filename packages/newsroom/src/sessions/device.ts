/**
 * A device that has logged in before, by a signed cookie: strangers who guess passwords do not lock it out. It gives no
 * access and nothing about it is stored: a random token, with a signature for each account that logged in on it.
 */
import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { secretOf } from '../db/secrets.ts';
import { newToken } from '../db/tokens.ts';
import { DEVICE_COOKIE } from '../http/cookies.ts';
import { isSameSecret } from '../strings/is-same-secret.ts';
import { clearOwnCookie, ownCookie, setOwnCookie } from '../visit/own-cookies.ts';

/** The longest that browsers keep a cookie: 400 days. */
const MAX_AGE = 400 * 86_400;
/** Accounts of one device, most recently used first; more are forgotten. */
const MAX_ACCOUNTS = 5;
const FORM = /^[\w-]{43}(\.[\w-]{43})+$/;

interface Device {
  readonly token: string;
  readonly signatures: readonly string[];
}

/** The token of the request's device if the account has logged in on it. */
export async function knownDevice(request: FastifyRequest, userId: string): Promise<string | undefined> {
  const device = readDevice(request);
  if (!device) return undefined;
  const own = await signatureOf(request, device, userId);
  return device.signatures.some((signature) => isSameSecret(signature, own)) ? device.token : undefined;
}

export async function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const device = readDevice(request) ?? { token: newToken(), signatures: [] };
  const own = await signatureOf(request, device, userId);
  const others = device.signatures.filter((signature) => !isSameSecret(signature, own));
  writeDevice(reply, { ...device, signatures: [own, ...others].slice(0, MAX_ACCOUNTS) });
}

/** For an account that is deleted; without another one the cookie goes too. */
export async function forgetDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const device = readDevice(request);
  if (!device) return;
  const own = await signatureOf(request, device, userId);
  const others = device.signatures.filter((signature) => !isSameSecret(signature, own));
  if (others.length > 0) writeDevice(reply, { ...device, signatures: others });
  else clearOwnCookie(reply, DEVICE_COOKIE);
}

function readDevice(request: FastifyRequest): Device | undefined {
  const value = ownCookie(request, DEVICE_COOKIE) ?? '';
  if (!FORM.test(value)) return undefined;
  const [token = '', ...signatures] = value.split('.');
  return { token, signatures: signatures.slice(0, MAX_ACCOUNTS) };
}

function writeDevice(reply: FastifyReply, { token, signatures }: Device): void {
  const value = [token, ...signatures].join('.');
  setOwnCookie(reply, DEVICE_COOKIE, value, { maxAge: MAX_AGE });
}

async function signatureOf({ server }: FastifyRequest, { token }: Device, userId: string): Promise<string> {
  const secret = await secretOf(server.db, 'device');
  return createHmac('sha256', secret).update(`${token}.${userId}`).digest('base64url');
}
