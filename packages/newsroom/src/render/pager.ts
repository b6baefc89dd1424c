/** Numbered pages (ARCH-05 to ARCH-08): page 1 has no number in its address and no suffix in its title (reading 17). */
export interface Pager {
  readonly number: number;
  readonly newerUrl: string;
  readonly olderUrl: string;
  /** The suffix of title and description. */
  readonly suffix: string;
}

/** `path` is the URL of page 1; further pages append their number. */
export function pagerOf(path: string, number: number, hasMore: boolean): Pager {
  return pagerBy((page) => (page === 1 ? path : `${path}${page}/`), number, hasMore);
}

/** The pages of a list whose URL cannot end in a number: `?page=2`. */
export function queryPagerOf(
  path: string,
  number: number,
  hasMore: boolean,
  fields: Readonly<Record<string, string>>,
): Pager {
  const address = (page: number) => path + queryOf({ ...fields, page: page === 1 ? '' : String(page) });
  return pagerBy(address, number, hasMore);
}

/** `address` returns the URL of a page. */
export function pagerBy(address: (page: number) => string, number: number, hasMore: boolean): Pager {
  return {
    number,
    newerUrl: number > 1 ? address(number - 1) : '',
    olderUrl: hasMore ? address(number + 1) : '',
    suffix: number > 1 ? ` - Pag. ${number}` : '',
  };
}

/** The query string `?…`, or empty. */
export function queryOf(fields: Readonly<Record<string, string>>): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  return filled.length > 0 ? `?${new URLSearchParams(filled)}` : '';
}
