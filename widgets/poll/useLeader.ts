import { type Poll, pollShares } from '@portada/contract';
import { useMessages } from '@portada/element';
import { hasResults } from './ballot.ts';
import { messages } from './messages.ts';

/** The result to announce: the leading option; empty where there is none, or a tie. */
export function useLeader(poll: Poll): string {
  const t = useMessages(messages);
  if (!hasResults(poll)) return '';
  const most = Math.max(0, ...poll.options.map(({ votes }) => votes));
  const index = poll.options.findIndex(({ votes }) => votes === most);
  const isAlone = most > 0 && poll.options.filter(({ votes }) => votes === most).length === 1;
  const option = poll.options[index]?.text ?? '';
  return isAlone ? t('leads', { option, percent: pollShares(poll)[index] ?? 0 }) : '';
}
