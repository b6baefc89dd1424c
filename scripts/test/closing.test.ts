import { expect, test } from 'vitest';
import { closingLines, exitStatus } from './closing.ts';

const closed = { name: 'poll > closed meanwhile', reason: 'Error: the radios are back' };
const pager = { name: 'the pager', reason: 'Error: a press was lost' };

test('an unstable test is named with its first error and counted, and lets the change pass', () => {
  const outcome = { passed: 12_060, failures: [], unstable: [closed] };
  expect(closingLines(outcome, 1_121_400)).toEqual([
    '\n~ unstable: poll > closed meanwhile\nError: the radios are back',
    '\nIn 18 min 41 s:',
    '12060 passed, 0 failed, 1 unstable',
  ]);
  expect(exitStatus(outcome)).toBe(0);
});

test('a failed one stops it, whatever else passed', () => {
  const outcome = { passed: 12_060, failures: [pager], unstable: [closed] };
  expect(closingLines(outcome, 59_600)).toEqual([
    '\n✘ the pager\nError: a press was lost',
    '\n~ unstable: poll > closed meanwhile\nError: the radios are back',
    '\nIn 1 min 0 s:',
    '12060 passed, 1 failed, 1 unstable',
  ]);
  expect(exitStatus(outcome)).toBe(1);
});
