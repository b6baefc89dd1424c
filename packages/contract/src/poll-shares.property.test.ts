import { array, assert, constant, integer, oneof, property } from 'fast-check';
import { expect, test } from 'vitest';
import { severalVotedPoll, votedPoll } from './fixtures/index.ts';
import { pollShares } from './poll-shares.ts';

const withVotes = (...votes: number[]) => ({
  ...votedPoll,
  options: votes.map((count, index) => ({ id: String(index), text: '', votes: count })),
});

const counts = array(oneof(integer({ min: 0, max: 2_000_000 }), constant(0)), {
  minLength: 1,
  maxLength: 20,
});

test('[POLL-01] shares of a single choice add up to 100, and none is off by a whole percent', () => {
  assert(
    property(counts, (votes) => {
      const sum = votes.reduce((a, b) => a + b);
      const shares = pollShares(withVotes(...votes));
      expect(shares.reduce((a, b) => a + b)).toBe(sum > 0 ? 100 : 0);
      for (const [index, share] of shares.entries()) {
        expect(Math.abs(share - (sum > 0 ? (100 * (votes[index] ?? 0)) / sum : 0))).toBeLessThan(1);
      }
    }),
  );
});

test('[POLL-01] more votes never have a smaller share', () => {
  assert(
    property(counts, (votes) => {
      const shares = pollShares(withVotes(...votes));
      const order = votes.map((count, index) => ({ count, share: shares[index] ?? 0 }));
      for (const one of order) {
        for (const other of order)
          if (one.count > other.count) expect(one.share).toBeGreaterThanOrEqual(other.share);
      }
    }),
  );
});

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [412, 655, 233],
    [32, 50, 18],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[5], [100]],
  [
    [1, 999],
    [0, 100],
  ],
  [
    [-3, 3],
    [0, 100],
  ],
])('[POLL-01] %j votes are %j per cent', (votes, shares) => {
  expect(pollShares(withVotes(...votes))).toEqual(shares);
});

test('[POLL-01] shares of a multiple choice are of the readers, and never above 100', () => {
  expect(pollShares(severalVotedPoll)).toEqual([76, 44, 50, 15]);
  expect(pollShares({ ...severalVotedPoll, totalVotes: 0 })).toEqual([100, 57, 66, 20]);
  expect(pollShares({ ...withVotes(0, 0), multiple: true, totalVotes: 0 })).toEqual([0, 0]);
});
