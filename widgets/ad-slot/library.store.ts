import { $page } from '@portada/core';
import { addScript, inTime } from '@portada/core/third-party.ts';
import type { Gpt, GptSlot, SlotRenderEndedEvent } from './gpt.ts';

const NAME = 'The advertising';
/** The default address. */
const OFFICIAL = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';

let library: Promise<Gpt> | undefined;
const rendered = new Map<GptSlot, (event: SlotRenderEndedEvent) => void>();

function isWhole(googletag: Window['googletag']): googletag is Gpt {
  return typeof googletag?.defineSlot === 'function' && typeof googletag.pubads === 'function';
}

async function arrive(): Promise<Gpt> {
  window.googletag ??= { cmd: [] };
  const { gptUrl } = $page.get();
  // The page may have loaded the library itself.
  if (!window.googletag.apiReady) await inTime(addScript(gptUrl || OFFICIAL, NAME), NAME);
  const { googletag } = window;
  // An ad blocker may serve an empty script: the queue is then never run.
  await inTime(new Promise<void>((resolve) => googletag.cmd.push(resolve)), NAME);
  const gpt = window.googletag;
  if (!isWhole(gpt)) throw new Error('The advertising’s script brought no advertising.');
  const ads = gpt.pubads();
  // Slots are requested one by one when they come near, and refreshed after being viewed.
  ads.disableInitialLoad();
  ads.addEventListener('slotRenderEnded', (event) => rendered.get(event.slot)?.(event));
  gpt.enableServices();
  return gpt;
}

/** The ad library, loaded once per page. A blocked one is not retried until the page is reloaded. */
export function loadGpt(): Promise<Gpt> {
  library ??= arrive();
  return library;
}

/**
 * Subscribes to a slot's events.
 * @returns how to unsubscribe
 */
export function onRendered(slot: GptSlot, listener: (event: SlotRenderEndedEvent) => void): () => void {
  rendered.set(slot, listener);
  return () => rendered.delete(slot);
}
