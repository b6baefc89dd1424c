/** The tokens of unsubscribe links: links in old emails never expire, and permit nothing else. */
import * as v from 'valibot';
import type { Database } from '../db/client.ts';
import { readSigned, signValue } from '../db/signed-values.ts';

export interface Recipient {
  readonly email: string;
  readonly newsletterId: string;
}

const SECRET = 'unsubscribe';
const recipient = v.strictTuple([v.string(), v.string()]);

export function unsubscribeToken(db: Database, { email, newsletterId }: Recipient): Promise<string> {
  return signValue(db, SECRET, [email, newsletterId]);
}

/** The address and newsletter of a token; undefined for an invalid signature. */
export async function readUnsubscribeToken(db: Database, token: string): Promise<Recipient | undefined> {
  const [email, newsletterId] = (await readSigned(db, SECRET, token, recipient)) ?? [];
  return email === undefined || newsletterId === undefined ? undefined : { email, newsletterId };
}

const SEARCH_SECRET = 'saved-search';

/** Of the mails about a saved search, by its id. */
export function searchEndToken(db: Database, id: string): Promise<string> {
  return signValue(db, SEARCH_SECRET, id);
}

export function readSearchEndToken(db: Database, token: string): Promise<string | undefined> {
  return readSigned(db, SEARCH_SECRET, token, v.string());
}
