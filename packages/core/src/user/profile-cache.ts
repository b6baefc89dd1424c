import { emptyUser, type User } from '@portada/contract';
import { isRecord, isSameJsonType } from '@portada/contract/json-type';
import { local } from '../storage.ts';

const PREFIX = 'portada.user.';

function sameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}

/**
 * Whether this is a cached user: the schema validated it when it was stored, so only its fields' types are checked.
 * A profile that another version of Portada stored without some field counts as missing.
 */
function isStoredUser(value: unknown): value is User {
  if (!isRecord(value)) return false;
  return Object.entries(emptyUser).every(([field, model]) =>
    field === 'birthdate'
      ? value[field] === null || isSameJsonType(value[field], '')
      : isSameJsonType(value[field], model),
  );
}

/**
 * Whether a `storage` event of another tab concerns the cached profile; the key `null` means that the storage was
 * cleared.
 */
export function isProfileKey(key: string | null): boolean {
  return key === null || key.startsWith(PREFIX);
}

/** The reader's profile, if it was stored on this calendar day (ACCT-05). */
export function cachedProfile(readerId: string): User | undefined {
  try {
    const entry: unknown = JSON.parse(local.get(PREFIX + readerId) ?? '');
    if (!isRecord(entry) || !isStoredUser(entry.user) || entry.user.id !== readerId) return undefined;
    return sameDay(new Date(String(entry.updatedAt)), new Date()) ? entry.user : undefined;
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

/** Removes the cached profile: personal data must not stay in the browser once the session has ended. */
export function forgetOtherProfiles(readerId: string): void {
  const others = local.keys().filter((key) => key.startsWith(PREFIX) && key !== PREFIX + readerId);
  for (const key of others) local.remove(key);
}
