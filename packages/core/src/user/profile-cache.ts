import { type User, user } from '@portada/contract';
import { object, parse, string } from 'valibot';
import { local } from '../storage.ts';

const PREFIX = 'portada.user.';
const entry = object({ updatedAt: string(), user });

function sameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}

/** Whether a change of local storage, told by another tab, is about the cached profile; `null` is a cleared storage. */
export function isProfileKey(key: string | null): boolean {
  return key === null || key.startsWith(PREFIX);
}

/** The reader's profile, if it was stored on this calendar day (ACCT-05). */
export function cachedProfile(readerId: string): User | undefined {
  try {
    const read = parse(entry, JSON.parse(local.get(PREFIX + readerId) ?? ''));
    return sameDay(new Date(read.updatedAt), new Date()) && read.user.id === readerId ? read.user : undefined;
  } catch {
    return undefined;
  }
}

export function cacheProfile(profile: User): void {
  local.set(PREFIX + profile.id, JSON.stringify({ updatedAt: new Date().toISOString(), user: profile }));
}

export function forgetProfile(readerId: string): void {
  local.remove(PREFIX + readerId);
}
