import { $page } from '@portada/core';
import { addScript, inTime } from '@portada/core/third-party.ts';
import type { Gpt, GptSlot, SlotRenderEnded } from './gpt.ts';

const NAME = 'The advertising';
/** Where the page names no address of its own. */
const OFFICIAL = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';

let library: Promise<Gpt> | undefined;
const rendered = new Map<GptSlot, (event: SlotRenderEnded) => void>();

function isWhole(googletag: Window['googletag']): googletag is Gpt {
  return typeof googletag?.defineSlot === 'function' && typeof googletag.pubads === 'function';
}

async function arrive(): Promise<Gpt> {
  window.googletag ??= { cmd: [] };
  const { gptUrl } = $page.get();
  // A page that has the library by itself is not given a second one.
  if (!window.googletag.apiReady) await inTime(addScript(gptUrl || OFFICIAL, NAME), NAME);
  const { googletag } = window;
  // What blocks ads may answer with a script that does nothing: then this never comes.
  await inTime(new Promise<void>((resolve) => googletag.cmd.push(resolve)), NAME);
  const gpt = window.googletag;
  if (!isWhole(gpt)) throw new Error('The advertising’s script brought no advertising.');
  const ads = gpt.pubads();
  // A slot is asked for when it is near, one by one, and again when it has been seen.
  ads.disableInitialLoad();
  ads.addEventListener('slotRenderEnded', (event) => rendered.get(event.slot)?.(event));
  gpt.enableServices();
  return gpt;
}

/** The advertising library, fetched once for the page. Where it is blocked it stays so until the page is loaded anew. */
export function loadGpt(): Promise<Gpt> {
  library ??= arrive();
  return library;
}

/** Listens to what becomes of a slot; answers how to stop. */
export function onRendered(slot: GptSlot, listener: (event: SlotRenderEnded) => void): () => void {
  rendered.set(slot, listener);
  return () => rendered.delete(slot);
}
