import type { Poll } from './entities/poll.ts';

/**
 * The share of each option in whole percent (POLL-01). For a single choice they add up to 100, by the largest remainder
 * method. For multiple choice each share is of the readers, so that the sum may be above
 * 100.
 */
export function pollShares({ options, totalVotes, multiple }: Poll): number[] {
  const votes = options.map((option) => Math.max(0, option.votes));
  const most = Math.max(0, ...votes);
  // A reader can choose an option only once, so more votes than readers are invalid.
  if (multiple) return votes.map((count) => share(count, Math.max(totalVotes, most)));
  const sum = votes.reduce((total, count) => total + count, 0);
  const exact = votes.map((count) => (sum > 0 ? (100 * count) / sum : 0));
  const left = sum > 0 ? 100 - exact.reduce((total, value) => total + Math.floor(value), 0) : 0;
  const lucky = exact
    .map((value, index) => ({ index, rest: value % 1 }))
    .sort((a, b) => b.rest - a.rest)
    .slice(0, left)
    .map(({ index }) => index);
  return exact.map((value, index) => Math.floor(value) + (lucky.includes(index) ? 1 : 0));
}

function share(count: number, of: number): number {
  return of > 0 ? Math.round((100 * count) / of) : 0;
}
