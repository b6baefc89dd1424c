/** HEAD-08: a scroll of more than this hides or shows the header. */
const HEADER_SCROLL_DELTA_PX = 5;
/** HEAD-08: the header never hides above this offset. */
const HEADER_BASE_OFFSET_PX = 132;

/** Whether the header is hidden, and the scroll position that its next change is measured from. */
export interface HeaderState {
  readonly away: boolean;
  /** In px from the top: the maximum since it was hidden, the minimum since it was shown. */
  readonly extreme: number;
}

/** HEAD-08, reading 44: a downward scroll hides the header once past the base offset, an upward one shows it again. */
export function afterScroll({ away, extreme }: HeaderState, y: number): HeaderState {
  if (away) {
    const furthest = Math.max(extreme, y);
    const isBack = furthest - y > HEADER_SCROLL_DELTA_PX;
    return isBack ? { away: false, extreme: y } : { away, extreme: furthest };
  }
  const nearest = Math.min(extreme, y);
  const leaves = y - nearest > HEADER_SCROLL_DELTA_PX && y > HEADER_BASE_OFFSET_PX;
  return leaves ? { away: true, extreme: y } : { away, extreme: nearest };
}
