import type { Page } from '@portada/contract';
import type { ShownMessage } from './paywall.store.ts';

/** What a message may do to the page. */
export interface Hold {
  /** The reader may close it. */
  readonly closable: boolean;
  /** It locks scrolling and takes the focus: a modal that cannot be closed (PAY-10). */
  readonly wall: boolean;
  /** Nothing else on the page can be reached. */
  readonly alone: boolean;
}

/**
 * PAY-13, Portada's own reading: in preview every message can be closed and none locks the page. In the showroom, and
 * for whoever tests a version, a wall locks scrolling as it does for readers, but what surrounds it stays within reach:
 * the showroom's panel, the banner that leads back to the published version. A fake message locks nothing (PAY-12).
 */
export function holdOf({ message, fake }: ShownMessage, page: Page, tested: boolean): Hold {
  const closable = message.canBeClosed || page.preview;
  const wall = message.type === 'modal' && !closable && !fake;
  return { closable, wall, alone: wall && !page.runningInShowroom && !tested };
}
