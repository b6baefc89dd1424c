import { getPoll, votePoll } from '@portada/contract';
import { openPoll, severalPoll, severalVotedPoll, votedPoll } from '@portada/contract/fixtures';
import { pollPhase } from '@portada/shared/votes/poll.ts';
import { backEnd, failures, json, later, ok } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPollStore } from './poll.store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const code = (errorCode: string) => () => json({ httpCode: 409, errorCode, message: 'No.' }, 409);

test('[POLL-01] a vote is sent once, waits, and becomes the results', async () => {
  const answer = later();
  const { asked } = backEnd([votePoll, answer.answer]);
  const store = createPollStore(openPoll);
  const voting = store.vote('77', ['2']);
  expect(store.$state.get()).toMatchObject({ isWaiting: true, poll: openPoll });
  answer.come(ok(votedPoll)());
  expect(await voting).toBe('counted');
  expect(store.$state.get()).toEqual({ poll: votedPoll, isWaiting: false, outcome: 'thanks' });
  expect(asked).toMatchObject([{ method: 'POST', path: '/api/front/poll/61/vote', body: { optionId: '2' } }]);
});

test('[POLL-01] several choices travel as a list', async () => {
  const { asked } = backEnd([votePoll, ok(severalVotedPoll)]);
  const store = createPollStore(severalPoll);
  expect(await store.vote('77', ['11', '13'])).toBe('counted');
  expect(asked[0]?.body).toEqual({ optionIds: ['11', '13'] });
});

test('[POLL-01] a host that leaves out whose vote it was gets the own vote shown', async () => {
  backEnd([votePoll, ok({ ...votedPoll, votedOptionId: null, votedOptionIds: null })]);
  const store = createPollStore(openPoll);
  await store.vote('77', ['3']);
  expect(store.$state.get().poll.votedOptionIds).toEqual(['3']);
});

test.each(Object.keys(failures).filter((way) => way !== '401'))(
  '[POLL-01] a vote that fails with %s leaves the ballot, and may be cast again',
  async (way) => {
    const { change } = backEnd([votePoll, failures[way] ?? ok(votedPoll)]);
    const store = createPollStore(openPoll);
    const voting = store.vote('77', ['2']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await voting).toBe('refused');
    expect(store.$state.get()).toEqual({ poll: openPoll, isWaiting: false, outcome: 'failed' });
    change(votePoll, ok(votedPoll));
    expect(await store.vote('77', ['2'])).toBe('counted');
    expect(store.$state.get().outcome).toBe('thanks');
  },
);

test('[POLL-02] a session that has ended leads to login', async () => {
  backEnd([votePoll, failures['401'] ?? ok(votedPoll)]);
  const store = createPollStore(openPoll);
  expect(await store.vote('77', ['2'])).toBe('login');
  expect(store.$state.get()).toEqual({ poll: openPoll, isWaiting: false, outcome: undefined });
});

test('[POLL-01] a second vote brings the results of the first', async () => {
  const { asked } = backEnd([votePoll, code('POLL_ALREADY_VOTED')], [getPoll, ok(votedPoll)]);
  const store = createPollStore(openPoll);
  expect(await store.vote('77', ['3'])).toBe('refused');
  expect(store.$state.get()).toEqual({ poll: votedPoll, isWaiting: false, outcome: 'already' });
  expect(asked.at(-1)?.url.search).toBe('?own=true');
});

test('[POLL-01] a poll that has closed meanwhile is closed, and its results are still to be read', async () => {
  const { change } = backEnd([votePoll, code('POLL_CLOSED')]);
  const store = createPollStore(openPoll);
  await store.vote('77', ['3']);
  const { poll, outcome } = store.$state.get();
  expect([pollPhase(poll, Date.now()), poll.closed, outcome]).toEqual(['closed', false, 'late']);
  change(getPoll, ok({ ...votedPoll, closed: true }));
  await store.load('77');
  expect(store.$state.get().poll).toMatchObject({ closed: true, totalVotes: 1_300 });
});

test('[POLL-01] one that has closed stays closed where a cache answers that it is open', async () => {
  backEnd([votePoll, code('POLL_CLOSED')], [getPoll, ok(openPoll)]);
  const store = createPollStore(openPoll);
  await store.vote('77', ['3']);
  await store.load('77');
  expect(pollPhase(store.$state.get().poll, Date.now())).toBe('closed');
});

test('[POLL-01] one that has closed stays closed when the reader logs out', async () => {
  const { change } = backEnd([votePoll, code('POLL_CLOSED')], [getPoll, ok(votedPoll)]);
  const store = createPollStore(openPoll);
  await store.vote('77', ['3']);
  await store.load('77');
  store.forget();
  expect(pollPhase(store.$state.get().poll, Date.now())).toBe('closed');
  change(getPoll, ok(openPoll));
  await store.load('');
  expect(pollPhase(store.$state.get().poll, Date.now())).toBe('closed');
});

test('[POLL-01] a vote stays where a cache answers what was before it, until its reader logs out', async () => {
  backEnd([votePoll, ok(votedPoll)], [getPoll, ok(openPoll)]);
  const store = createPollStore(openPoll);
  await store.vote('77', ['2']);
  await store.load('77');
  expect(store.$state.get().poll).toEqual(votedPoll);
  store.forget();
  await store.load('');
  expect(store.$state.get().poll).toEqual(openPoll);
});

test('[POLL-01] one that an answer has called closed stays closed where a cache answers otherwise', async () => {
  const { change } = backEnd([getPoll, ok({ ...votedPoll, closed: true })]);
  const store = createPollStore(openPoll);
  await store.load('77');
  change(getPoll, ok(openPoll));
  store.forget();
  await store.load('');
  expect(pollPhase(store.$state.get().poll, Date.now())).toBe('closed');
});

test('[POLL-01] the next reader gets the ballot, also where the vote of the last one is answered then', async () => {
  const vote = later();
  backEnd([votePoll, vote.answer], [getPoll, ok(openPoll)]);
  const store = createPollStore(openPoll);
  const voting = store.vote('77', ['2']);
  await store.load('78');
  vote.come(ok(votedPoll)());
  await voting;
  expect(store.$state.get()).toEqual({ poll: openPoll, isWaiting: false, outcome: undefined });
});

test.each([
  [401, 'NOT_LOGGED_IN'],
  [409, 'POLL_ALREADY_VOTED'],
  [500, ''],
])(
  '[POLL-01] the next reader hears nothing of a vote of the last one that is refused with %i %s',
  async (status, errorCode) => {
    const vote = later();
    const { asked } = backEnd([votePoll, vote.answer], [getPoll, ok(openPoll)]);
    const store = createPollStore(openPoll);
    const voting = store.vote('77', ['2']);
    await store.load('78');
    vote.come(json({ httpCode: status, errorCode, message: 'No.' }, status));
    expect(await voting).toBe('refused');
    expect(store.$state.get()).toEqual({ poll: openPoll, isWaiting: false, outcome: undefined });
    expect(asked).toHaveLength(2);
  },
);

test('[POLL-01] nor where that one goes while their first vote is fetched', async () => {
  const own = later();
  const { asked } = backEnd([votePoll, code('POLL_ALREADY_VOTED')], [getPoll, own.answer]);
  const store = createPollStore(openPoll);
  const voting = store.vote('77', ['2']);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  store.forget();
  own.come(ok(votedPoll)());
  await voting;
  expect(store.$state.get()).toEqual({ poll: openPoll, isWaiting: false, outcome: undefined });
});

type PollStore = ReturnType<typeof createPollStore>;

test.each([
  ['logs out', (store: PollStore) => store.forget()],
  ['gives way to another', (store: PollStore) => store.load('78')],
])('[POLL-01] what became of a vote is told no longer when its reader %s', async (_, leave) => {
  backEnd([votePoll, code('POLL_NOT_OPEN')], [getPoll, failures.offline ?? ok(openPoll)]);
  const store = createPollStore(openPoll);
  await store.vote('77', ['3']);
  expect(store.$state.get().outcome).toBe('early');
  await leave(store);
  expect(store.$state.get()).toEqual({ poll: openPoll, isWaiting: false, outcome: undefined });
});

test('[POLL-01] but a poll that has closed is closed for the next reader too', async () => {
  const vote = later();
  backEnd([votePoll, vote.answer], [getPoll, ok(openPoll)]);
  const store = createPollStore(openPoll);
  const voting = store.vote('77', ['2']);
  await store.load('78');
  vote.come(code('POLL_CLOSED')());
  await voting;
  const { poll, outcome } = store.$state.get();
  expect([pollPhase(poll, Date.now()), outcome]).toEqual(['closed', undefined]);
});

test('[POLL-01] one that has not opened says so', async () => {
  backEnd([votePoll, code('POLL_NOT_OPEN')]);
  const store = createPollStore(openPoll);
  await store.vote('77', ['3']);
  expect(store.$state.get()).toEqual({ poll: openPoll, isWaiting: false, outcome: 'early' });
});

test('[POLL-01] a reader’s own vote is read at an address of its own, and forgotten with the reader', async () => {
  const { asked } = backEnd([getPoll, ok(votedPoll)]);
  const store = createPollStore(openPoll);
  await store.load('77');
  expect(store.$state.get().poll).toEqual(votedPoll);
  store.forget();
  expect(store.$state.get().poll).toBe(openPoll);
  await store.load('');
  expect(asked.map(({ url }) => url.search)).toEqual(['?own=true', '']);
});

test.each(Object.keys(failures))(
  '[POLL-01] where the poll cannot be read (%s), what the page gave stands',
  async (way) => {
    backEnd([getPoll, failures[way] ?? ok(votedPoll)]);
    const store = createPollStore(openPoll);
    const loading = store.load('77');
    await vi.advanceTimersByTimeAsync(10_000);
    await loading;
    expect(store.$state.get()).toEqual({ poll: openPoll, isWaiting: false, outcome: undefined });
  },
);

test('[POLL-01] an older answer does not undo a vote', async () => {
  const [slow, vote] = [later(), later()];
  backEnd([getPoll, slow.answer], [votePoll, vote.answer]);
  const store = createPollStore(openPoll);
  const voting = store.vote('77', ['2']);
  const loading = store.load('77');
  vote.come(ok(votedPoll)());
  await voting;
  slow.come(ok(openPoll)());
  await loading;
  expect(store.$state.get().poll).toEqual(votedPoll);
});
