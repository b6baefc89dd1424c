import { $flags } from '@portada/core';
import { lazyModule } from '@portada/ui/lazy-module/lazy-module.ts';

/** A chunk of its own: few sites offer it. */
export const pushPart = lazyModule(() => import('./PushSection.tsx'));

/**
 * Resolves when the section is there, where the site offers it: fetched with the screen, it moves nothing below it when
 * it is drawn. Never rejects: the screen tries again, and does without it.
 */
export async function pushComing(): Promise<void> {
  if ($flags.get().push) await pushPart.load().catch(() => undefined);
}
