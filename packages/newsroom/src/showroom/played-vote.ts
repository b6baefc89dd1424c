/** A vote in the showroom: the response is as for a counted vote, but nothing is stored. */
import { poll, votePoll } from '@portada/contract';
import { safeParse } from 'valibot';

/** The path of the poll that a vote's path refers to. */
export function pollVotedOn(path: string): string | undefined {
  return /^(\/api\/front\/poll\/[^/]+)\/vote$/.exec(path)?.[1];
}

/** The poll with this vote only, since real results are shown to voters only. */
export function playedVote(answer: string, body: unknown): unknown {
  const current = safeParse(poll, JSON.parse(answer));
  const vote = safeParse(votePoll.body, body);
  if (!current.success || !vote.success) return answer;
  const { optionIds, optionId } = vote.output;
  const chosen = optionIds ?? (optionId === undefined ? [] : [optionId]);
  return {
    ...current.output,
    options: current.output.options.map((option) => ({
      ...option,
      votes: option.votes + (chosen.includes(option.id) ? 1 : 0),
    })),
    totalVotes: current.output.totalVotes + 1,
    votedOptionId: chosen[0] ?? '',
    votedOptionIds: chosen,
  };
}
