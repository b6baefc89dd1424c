import { emptyUser, type User } from '@portada/contract';
import { atom, computed, onMount } from 'nanostores';
import {
  cachedProfile,
  cacheProfile,
  forgetOtherProfiles,
  forgetProfile,
  isProfileKey,
} from './profile-cache.ts';
import { sessionReaderId } from './session-cookie.ts';

/** The current reader; the empty user while nobody is logged in or the profile is still on its way. */
export const $user = atom<User>(emptyUser);

/** Whether a profile is being fetched; `failed` where a session exists but its profile could not be loaded. */
export const $userState = atom<'idle' | 'loading' | 'failed'>('idle');

/** ACCT-02 */
export const $loggedIn = computed($user, ({ id }) => id !== '');

/** The calls of the store, fetched with the first one. */
export const loadCalls = () => import('./calls.ts');

/** How often the reader has changed: a profile that was asked for before the last change comes too late. */
let changes = 0;

function become(reader: User, state: 'idle' | 'failed' = 'idle'): void {
  changes += 1;
  $user.set(reader);
  $userState.set(state);
}

/** Takes a user for the current one, here and, through the cache, in every other tab. */
export function setUser(next: User): void {
  if (next.id) cacheProfile(next);
  become(next);
}

/** Forgets the reader here and in every other tab. */
export function clearUser(): void {
  const { id } = $user.get();
  if (id) forgetProfile(id);
  become(emptyUser);
}

/**
 * Loads the session (ACCT-03): no cookie, the empty user and no request; otherwise the day's cache, or the server.
 * A failed load is told by `$userState`; it is recorded in the error list and never thrown.
 */
export async function loadUser(): Promise<void> {
  const readerId = sessionReaderId();
  forgetOtherProfiles(readerId);
  const cached = readerId ? cachedProfile(readerId) : emptyUser;
  if (cached) become(cached);
  else await refreshUser();
}

/** Fetches the profile from the server, whatever the cache holds. */
export async function refreshUser(): Promise<void> {
  $userState.set('loading');
  const asked = changes;
  const inTime = () => asked === changes;
  try {
    const { fetchProfile } = await loadCalls();
    const profile = await fetchProfile();
    if (inTime()) setUser(profile);
  } catch {
    if (inTime()) become(emptyUser, 'failed');
  }
}

/** Follows logins and logouts of other tabs, and a page that comes back from the browser's back-forward cache. */
onMount($user, () => {
  const onStorage = (event: StorageEvent) => {
    if (isProfileKey(event.key)) void loadUser();
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) void loadUser();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  void loadUser();
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
});
