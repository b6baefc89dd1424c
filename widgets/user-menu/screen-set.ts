import type { Page } from '@portada/contract';
import { addScript, inTime } from '@portada/core/third-party.ts';

const NAME = 'The identity provider';

/** The screens of SAP Customer Data Cloud (Gigya), whose word for them is screen-set. */
interface Accounts {
  showScreenSet(options: { screenSet: string; startScreen?: string }): void;
}

declare global {
  interface Window {
    /** There once the provider's script has run. */
    readonly gigya?: { readonly accounts?: Accounts };
    /** Called by the provider's script when it is ready to be used, which may be after it has loaded. */
    onGigyaServiceReady?: (() => void) | undefined;
  }
}

let arriving: Promise<Accounts> | undefined;

async function arrive(script: string): Promise<Accounts> {
  const ready = Promise.withResolvers<void>();
  const before = window.onGigyaServiceReady;
  window.onGigyaServiceReady = () => {
    before?.();
    ready.resolve();
  };
  try {
    await addScript(script, NAME);
    if (!window.gigya?.accounts) await ready.promise;
  } finally {
    window.onGigyaServiceReady = before;
  }
  if (!window.gigya?.accounts) throw new Error(`${NAME} brought no accounts.`);
  return window.gigya.accounts;
}

/** The provider: fetched once for the page, and again only if it did not come. */
async function accountsOf(script: string): Promise<Accounts> {
  if (window.gigya?.accounts) return window.gigya.accounts;
  arriving ??= inTime(arrive(script), NAME);
  try {
    return await arriving;
  } finally {
    arriving = undefined;
  }
}

/**
 * Opens the screen-set that the page names (HEAD-07); `isWanted` is asked once the provider is there. Fails where it
 * cannot be had within the time of a call.
 */
export async function openScreenSet(
  { script, screenSet, startScreen }: Page['identityProvider'],
  isWanted: () => boolean,
): Promise<void> {
  const accounts = await accountsOf(script);
  if (isWanted()) accounts.showScreenSet({ screenSet, ...(startScreen && { startScreen }) });
}
