import { HEADER_BASE_OFFSET_PX, HEADER_SCROLL_DELTA_PX } from '@portada/contract';

/** How a header stands to the page's scrolling. */
export interface Hiding {
  readonly away: boolean;
  /** From where the reader may turn, in px: the furthest place while it is away, the nearest while it shows. */
  readonly turn: number;
}

/** HEAD-08, reading 44: a downward scroll hides the header once past the base offset, an upward one shows it again. */
export function afterScroll({ away, turn }: Hiding, y: number): Hiding {
  if (away) {
    const furthest = Math.max(turn, y);
    const isBack = furthest - y > HEADER_SCROLL_DELTA_PX;
    return isBack ? { away: false, turn: y } : { away, turn: furthest };
  }
  const nearest = Math.min(turn, y);
  const leaves = y - nearest > HEADER_SCROLL_DELTA_PX && y > HEADER_BASE_OFFSET_PX;
  return leaves ? { away: true, turn: y } : { away, turn: nearest };
}
