import { isRecord } from '@portada/contract/json-type';
import { REQUEST_TIMEOUT_MS } from './request-timeout.ts';

/** Texts by key; what else is in the file is dropped. */
export type FileOfTexts = Readonly<Record<string, string>>;

/** A file of texts at an address that the page names: no call of the back end. */
export async function fetchTexts(address: string): Promise<FileOfTexts> {
  const response = await fetch(address, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`Status ${response.status}.`);
  const given: unknown = await response.json();
  if (!isRecord(given)) throw new Error('It is no object of texts by key.');
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(given).filter(isText));
}
