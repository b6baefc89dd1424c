/** Numbered pages (ARCH-05 to ARCH-08): page 1 has no number in its address and no suffix in its title (reading 17). */
export interface Pager {
  readonly number: number;
  readonly newerUrl: string;
  readonly olderUrl: string;
  /** Put after the title and the description. */
  readonly suffix: string;
}

/** `path` is the address of page 1. */
export function pagerOf(path: string, number: number, hasMore: boolean): Pager {
  const address = (page: number) => (page === 1 ? path : `${path}${page}/`);
  return {
    number,
    newerUrl: number > 1 ? address(number - 1) : '',
    olderUrl: hasMore ? address(number + 1) : '',
    suffix: number > 1 ? ` - Pag. ${number}` : '',
  };
}
