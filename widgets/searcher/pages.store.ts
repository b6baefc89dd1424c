import { search, searchMore } from '@portada/contract';
import { request } from '@portada/core';
import { append, lastPage, type Results } from './results.ts';

/** SEEK-07 for the first page and for pages by number (reading 15), SEEK-09 for those by cursor. */
function ask({ wire, cursor, numbered, ...results }: Results, cancel: AbortSignal) {
  const page = lastPage({ ...results, wire, cursor, numbered }) + 1;
  if (numbered && page > 1) return request(search, { query: { ...wire, page } }, cancel);
  if (cursor === null) return request(search, { query: wire }, cancel);
  return request(searchMore, { params: { cursor }, query: wire }, cancel);
}

/** The list with its next page, or with its first. */
export async function loadNext(results: Results, maxPage: number, cancel: AbortSignal): Promise<Results> {
  return append(results, await ask(results, cancel), maxPage);
}

/** The first page and as many more as requested; pages that fail can be requested again. */
export async function loadPages(
  results: Results,
  wanted: number,
  maxPage: number,
  cancel: AbortSignal,
): Promise<Results> {
  let longer = await loadNext(results, maxPage, cancel);
  while (longer.pages.length < wanted && longer.hasMore) {
    const next = await loadNext(longer, maxPage, cancel).catch(() => undefined);
    if (!next) break;
    longer = next;
  }
  return longer;
}
