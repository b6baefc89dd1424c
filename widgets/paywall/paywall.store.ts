import { getPaywallMessages, type PaywallData, type PaywallMessage, paywallData } from '@portada/contract';
import { exact } from '@portada/contract/exact-json';
import { $page, request } from '@portada/core';
import { createTurns } from '@portada/core/latest.ts';
import { atom } from 'nanostores';
import { safeParse } from 'valibot';

/** A message on the page; a fake one was put there by the showroom (PAY-12). */
export interface ShownMessage {
  readonly message: PaywallMessage;
  readonly fake: boolean;
}

/** What readers have closed while this page stays, by content and version: hiding is one-way (PAY-11). */
const closed = new Set<string>();

/** PAY-03 */
function dataIn(written: string): PaywallData | undefined {
  if (!written) return undefined;
  try {
    const read = safeParse(paywallData, JSON.parse(written, exact));
    if (read.success) return read.output;
  } catch {}
  console.error('Portada: the cookie of the paywall cannot be read.', written);
  return undefined;
}

/** The ids that the cookie offers for a version, none where the reader has access; another version’s are no use. */
function offered(data: PaywallData | undefined, version: string): readonly string[] {
  if (!data || data.accessGranted) return [];
  return data.relativeVersionId && data.relativeVersionId !== version ? [] : data.messageIds;
}

/** PAY-02, reading 35: of several ids the first one that is in the list. */
function firstOf(ids: readonly string[], messages: readonly PaywallMessage[]): PaywallMessage | undefined {
  return ids.flatMap((id) => messages.find((message) => message.id === id) ?? []).at(0);
}

/**
 * The paywall of this page's content.
 *
 * @param written what the content's cookie holds, decoded
 */
export function createPaywallStore(written: string) {
  const { contentId, paywall } = $page.get();
  const data = dataIn(written);
  const version = paywall.relativeVersionId || data?.relativeVersionId || '';
  const ids = offered(data, version);
  const key = `${contentId} ${version}`;
  const $shown = atom<ShownMessage | undefined>();
  const $failed = atom(false);
  const turns = createTurns();
  /** The page's own message comes before whatever the showroom asks for. */
  const takeOwn = turns.begin();

  const ask = () => request(getPaywallMessages, { params: { relativeVersionId: version } });

  return {
    $shown,
    /** The messages could not be had; the failure is in the global error list. */
    $failed,

    /** Whether there may be a message to show. */
    hasMessage: () => version !== '' && ids.length > 0 && !closed.has(key),

    /** Chooses the page's own message. */
    async load(): Promise<void> {
      try {
        const message = firstOf(ids, await ask());
        if (message && takeOwn()) $shown.set({ message, fake: false });
      } catch {
        $failed.set(true);
      }
    },

    /** PAY-12: a fake id that there is replaces the message. */
    async pretend(id: string): Promise<void> {
      if (!version) return;
      const take = turns.begin();
      try {
        const message = firstOf([id], await ask());
        if (message && take()) $shown.set({ message, fake: true });
      } catch {
        // The error is in the global error list; the current message stays.
      }
    },

    /** PAY-11 */
    close(): void {
      if (!$shown.get()?.fake) closed.add(key);
      $shown.set(undefined);
    },
  };
}

export type PaywallStore = ReturnType<typeof createPaywallStore>;
