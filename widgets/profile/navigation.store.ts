/**
 * Where in the profile area the reader is (ACCT-08): the address decides, and tabs push addresses. What has not been
 * saved holds the reader back until they have been asked, whichever way they leave. One for the page, which has one
 * address.
 */
import { logoutUrl } from '@portada/core';
import { atom } from 'nanostores';
import { type Tab, tabAt, tabUrl } from './tabs.ts';

export interface Place {
  readonly tab: Tab;
  /** How the reader came: the page was opened there, a link of ours, or the browser's own Back and Forward. */
  readonly by: 'opening' | 'link' | 'history';
}

const here = (): Tab => tabAt(location.href) ?? 'user';

const $place = atom<Place>({ tab: here(), by: 'opening' });

/** What the reader is about to do and must confirm, since it would lose what they have not saved. */
export const $question = atom<{ readonly leave: () => void } | undefined>();

/** Each entry of the browser's history carries its number, to tell how far a traversal went and to undo it. */
const NUMBER = 'portadaProfile';
let number = 0;

function numberOf(state: unknown): number | undefined {
  const found: unknown = Object(state)[NUMBER];
  return typeof found === 'number' ? found : undefined;
}

function numberEntry(next: number): void {
  number = next;
  history.replaceState({ ...history.state, [NUMBER]: next }, '');
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
  if (tab === $place.get().tab) return;
  attempt(() => {
    number += 1;
    history.pushState({ [NUMBER]: number }, '', tabUrl(tab));
    $place.set({ tab, by: 'link' });
  });
}

/** A traversal that has been undone comes back as an event of its own. */
let undoing = false;

function onPopState({ state }: PopStateEvent): void {
  const found = numberOf(state);
  const tab = here();
  const stays = tab === $place.get().tab;
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
    if (!stays) $place.set({ tab, by: 'history' });
  }
}

/** The number of observers; without any, the address may change unnoticed. */
let watchers = 0;

/** Where the reader is. Whoever looks first opens the page anew. */
export function currentPlace(): Place {
  const tab = here();
  const { by, tab: last } = $place.get();
  if (watchers === 0 && (tab !== last || by !== 'opening')) $place.set({ tab, by: 'opening' });
  return $place.get();
}

/** Tells of each change of place until the answer is called. */
export function watchPlace(listener: () => void): () => void {
  currentPlace();
  watchers += 1;
  if (watchers === 1) {
    numberEntry(numberOf(history.state) ?? 0);
    window.addEventListener('popstate', onPopState);
  }
  const end = $place.listen(listener);
  return () => {
    end();
    watchers -= 1;
    if (watchers > 0) return;
    window.removeEventListener('popstate', onPopState);
    undoing = false;
  };
}

/** Any link to `/logout/` on the page, the header's too, before core acts on it. */
function askBeforeLogout(event: MouseEvent): void {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (link?.href !== logoutUrl() || waived) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  attempt(async () => {
    const { hasLoggedOut, logOutAndRedirect } = await import('@portada/core/user/log-out-and-redirect.ts');
    await logOutAndRedirect();
    if (!hasLoggedOut()) guardAgain();
  });
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
