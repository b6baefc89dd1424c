import { emptyUser, type User } from '@portada/contract';
import { atom, computed, onMount } from 'nanostores';
import { $page } from '../page.ts';
import {
  cachedProfile,
  cacheProfile,
  forgetOtherProfiles,
  forgetProfile,
  isProfileKey,
} from './profile-cache.ts';
import { sessionReaderId } from './session-cookie.ts';

/** The current user; the empty user while nobody is logged in or the profile is being fetched. */
export const $user = atom<User>(emptyUser);

/**
 * Whether a profile is being fetched; `failed` where a session exists but its profile could not be loaded, or, with a
 * user, where the session could not be ended.
 */
export const $userState = atom<'idle' | 'loading' | 'failed'>('idle');

/** ACCT-02 */
export const $loggedIn = computed($user, ({ id }) => id !== '');

/** The chunk with the requests, fetched on demand. */
export const loadCalls = () => import('./calls.ts');

/** Requests and changes are numbered as they begin: the response to one older than what is known is ignored. */
let begun = 0;
let known = 0;

function become(reader: User, state: 'idle' | 'failed' = 'idle', turn = ++begun): void {
  known = turn;
  $user.set(reader);
  $userState.set(state);
}

/**
 * Sets the current user, here and, through the cache, in every other tab.
 *
 * @param turn of the request that has answered with this user; without it, it is a change of now
 */
export function setUser(next: User, turn?: number): void {
  if (next.id) cacheProfile(next);
  become(next, 'idle', turn);
}

/** Clears the current user, here and in every other tab. */
export function clearUser(): void {
  const { id } = $user.get();
  if (id) forgetProfile(id);
  become(emptyUser);
}

/**
 * Loads the session (ACCT-03): without a cookie the empty user and no request; otherwise the day's cache, or the
 * server. It never rejects: a failure sets `$userState` and is recorded in the error list.
 */
export async function loadUser(): Promise<void> {
  const readerId = sessionReaderId();
  forgetOtherProfiles(readerId);
  const cached = readerId ? cachedProfile(readerId) : emptyUser;
  if (cached) become(cached);
  else await refreshUser();
}

/** Fetches the profile from the server, bypassing the cache. */
export async function refreshUser(): Promise<void> {
  $userState.set('loading');
  const turn = ++begun;
  const before = known;
  try {
    const { fetchProfile } = await loadCalls();
    const profile = await fetchProfile();
    if (turn > known) setUser(profile, turn);
  } catch {
    // A failure says nothing about a reader who has become known meanwhile, nor about one who still may.
    if (known === before) become(emptyUser, 'failed', known);
  }
}

/**
 * Syncs with logins and logouts of other tabs, when the page is restored from the back/forward cache, and with the
 * session that a soft navigation may have begun or ended.
 */
onMount($user, () => {
  const onStorage = (event: StorageEvent) => {
    if (isProfileKey(event.key)) void loadUser();
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) void loadUser();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  // Calls its listener at once too.
  const stop = $page.subscribe(() => void loadUser());
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
    stop();
  };
});
