/**
 * Where in the profile area the reader is (ACCT-08): the address decides, and tabs push addresses. What has not been
 * saved holds the reader back until they have been asked, whichever way they leave. One for the page, which has one
 * address.
 */
import { clickedLogout, navigation } from '@portada/core';
import { followHistory, noteOf, pushAddress, stateWith } from '@portada/core/history.ts';
import { atom } from 'nanostores';
import { type Tab, tabAt, tabUrl } from './tabs.ts';

export interface Route {
  readonly tab: Tab;
  /** How the reader came: the page was opened there, a link of ours, or the browser's own Back and Forward. */
  readonly by: 'opening' | 'link' | 'history';
}

const here = (): Tab => tabAt(location.href) ?? 'user';

export const $route = atom<Route>({ tab: here(), by: 'opening' });

/** What the reader is about to do and must confirm, since it would lose what they have not saved. */
export const $question = atom<{ readonly leave: () => void } | undefined>();

/** Each entry of the browser's history carries its number, to tell how far a traversal went and to undo it. */
const NUMBER = 'portadaProfile';
let number = 0;

function entryNumber(): number | undefined {
  const found = noteOf(NUMBER);
  return typeof found === 'number' ? found : undefined;
}

function numberEntry(next: number): void {
  number = next;
  history.replaceState(stateWith(NUMBER, next), '');
}

/** How many forms hold back the reader; whoever was asked and leaves all the same is held back no more. */
let holding = 0;
let waived = false;

function isHeld(): boolean {
  return holding > 0 && !waived;
}

/** Goes ahead, or asks first. */
export function attempt(leave: () => void): void {
  if (!isHeld()) leave();
  else $question.set({ leave });
}

/** ACCT-11: to another tab, without another page. */
export function goTo(tab: Tab): void {
  if (tab === $route.get().tab) return;
  attempt(() => {
    if (pushAddress(tabUrl(tab), { [NUMBER]: number + 1 })) number += 1;
    $route.set({ tab, by: 'link' });
  });
}

/** A traversal that has been undone comes back as an event of its own. */
let undoing = false;

function onPopState(): void {
  const found = entryNumber();
  const tab = here();
  const stays = tab === $route.get().tab;
  if (undoing) undoing = false;
  // A fragment's link has made an entry behind our back.
  else if (found === undefined) numberEntry(number + 1);
  else if (!stays && isHeld() && found !== number) {
    const distance = found - number;
    undoing = true;
    history.go(-distance);
    $question.set({ leave: () => history.go(distance) });
  } else {
    number = found;
    if (!stays) $route.set({ tab, by: 'history' });
  }
}

/** The number of observers; without any, the address may change unnoticed. */
let watchers = 0;
let endFollowing: () => void = () => undefined;

/** Where the reader is. Whoever looks first opens the page anew. */
export function currentRoute(): Route {
  const tab = here();
  const { by, tab: last } = $route.get();
  if (watchers === 0 && (tab !== last || by !== 'opening')) $route.set({ tab, by: 'opening' });
  return $route.get();
}

/** Keeps the route in step with the browser's history until the answer is called. */
export function watchRoute(): () => void {
  currentRoute();
  watchers += 1;
  if (watchers === 1) {
    numberEntry(entryNumber() ?? 0);
    endFollowing = followHistory(onPopState);
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    endFollowing();
    undoing = false;
  };
}

/** Logs out here; if the chunk for it does not load, the link is followed after all, as core does it. */
async function leaveBy(link: HTMLAnchorElement): Promise<void> {
  const session = await import('@portada/core/user/log-out-and-redirect.ts').catch(() => undefined);
  if (!session) return navigation.replace(link.href);
  await session.logOutAndRedirect();
  if (!session.hasLoggedOut()) guardAgain();
}

/** Any link to `/logout/` on the page, the header's too, before core acts on it. */
function askBeforeLogout(event: MouseEvent): void {
  const link = waived ? undefined : clickedLogout(event);
  if (!link) return;
  event.preventDefault();
  attempt(() => leaveBy(link));
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (!waived) event.preventDefault();
}

/**
 * Asks for confirmation before the reader leaves.
 * @returns how to stop
 */
export function holdBack(): () => void {
  holding += 1;
  waived = false;
  window.addEventListener('beforeunload', askBeforeUnload);
  document.addEventListener('click', askBeforeLogout, true);
  return () => {
    holding -= 1;
    if (holding > 0) return;
    // Nothing is left to ask about.
    $question.set(undefined);
    window.removeEventListener('beforeunload', askBeforeUnload);
    document.removeEventListener('click', askBeforeLogout, true);
  };
}

/** What has not been saved may be lost: the reader said so, or the account is gone. */
export function waive(): void {
  waived = true;
}

/** Leaving has failed: the reader is still here, and so is what they have not saved. */
export function guardAgain(): void {
  waived = false;
}

/** The reader's answer to the question. */
export function answer(leaves: boolean): void {
  const question = $question.get();
  $question.set(undefined);
  if (!leaves) return;
  waive();
  question?.leave();
}
