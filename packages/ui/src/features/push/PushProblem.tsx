import { useMessages } from '@portada/element';
import { Notice } from '../../notice/Notice.tsx';
import { Problem } from '../../too-many/Problem.tsx';
import { messages } from './messages.ts';
import type { PushState } from './push.store.ts';

/** Why this browser is not told of news, or why the last change failed. */
export function PushProblem({ status, problem }: Pick<PushState, 'status' | 'problem'>) {
  const t = useMessages(messages);
  if (problem) return <Problem problem={problem} t={t} />;
  if (status === 'on' || status === 'off') return null;
  return (
    <Notice kind="info">
      <span className="portada-guard">{t(status)}</span>
    </Notice>
  );
}
