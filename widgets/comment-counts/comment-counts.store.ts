import { COMMENT_COUNTS_MAX, countComments } from '@portada/contract';
import { request } from '@portada/core';
import { createTurns } from '@portada/core/latest.ts';

/**
 * How many comments these contents have, as far as it could be learnt: without an answer the page says what it said.
 */
async function fetchCounts(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  // Sorted, so that the same cards always request the same address, which a CDN can cache.
  const all = [...new Set(ids)].filter(Boolean).sort();
  const counts = new Map<string, number>();
  for (let first = 0; first < all.length; first += COMMENT_COUNTS_MAX) {
    const part = all.slice(first, first + COMMENT_COUNTS_MAX).join(',');
    try {
      const answer = await request(countComments, { query: { ids: part } });
      for (const { id, numComments } of answer.counts) counts.set(id, numComments);
    } catch {
      // The error is in the global error list.
    }
  }
  return counts;
}

/** Creates what counts the cards' comments, as often as there are other cards; an older answer is empty. */
export function createCounting() {
  const turns = createTurns();
  return async (ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const take = turns.begin();
    const counts = await fetchCounts(ids);
    // One that failed leaves the page to those before it.
    return counts.size > 0 && take() ? counts : new Map();
  };
}
