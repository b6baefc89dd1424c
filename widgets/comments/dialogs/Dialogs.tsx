import { useStore } from '@nanostores/react';
import { type ReportReason, reportReasons } from '@portada/contract';
import { $page, loginUrl } from '@portada/core';
import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Dialog } from '@portada/ui/dialog/Dialog.tsx';
import { ButtonLink } from '@portada/ui/link/ButtonLink.tsx';
import { Select } from '@portada/ui/select/Select.tsx';
import { Problem } from '@portada/ui/too-many/Problem.tsx';
import { useState } from 'react';
import type { WriteProblem } from '../attempt.ts';
import { type Question, useCommentsContext } from '../comments-context.ts';
import { messages as shared } from '../messages.ts';
import { messages } from './messages.ts';

interface Props {
  question: Question;
  onClose(): void;
}

export function Dialogs({ question, onClose }: Props) {
  if (question.kind === 'login') return <LoginDialog onClose={onClose} />;
  const { comment } = question;
  return question.kind === 'report' ? (
    <ReportDialog id={comment.id} onClose={onClose} />
  ) : (
    <RemoveDialog id={comment.id} onClose={onClose} />
  );
}

/** COMM-05 */
function LoginDialog({ onClose }: { onClose(): void }) {
  const t = useMessages(messages);
  const { site } = useStore($page);
  const actions = (
    <>
      <ButtonLink href={loginUrl()}>{t('login')}</ButtonLink>
      <Button variant="secondary" onClick={onClose}>
        {t('notNow')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('loginTitle')} actions={actions}>
      <p className="portada-guard">{t('loginText', { site: site.name || location.hostname })}</p>
    </Dialog>
  );
}

interface AboutProps {
  id: string;
  onClose(): void;
}

/** Runs the action once and shows its outcome. */
function useAction(action: () => Promise<WriteProblem | undefined>) {
  const { ask } = useCommentsContext();
  const [state, setState] = useState<'idle' | 'waiting' | WriteProblem>('idle');
  return {
    state,
    async run(): Promise<boolean> {
      setState('waiting');
      const problem = await action();
      // The session has expired.
      if (problem === 'login') ask({ kind: 'login' });
      else if (problem) setState(problem);
      return !problem;
    },
  };
}

/** COMM-05 */
function ReportDialog({ id, onClose }: AboutProps) {
  const t = useMessages(messages);
  const common = useMessages(shared);
  const { write, say } = useCommentsContext();
  const [reason, setReason] = useState<ReportReason>('abuse');
  const { state, run } = useAction(() => write((store) => store.report(id, reason)));
  const send = async () => {
    if (!(await run())) return;
    onClose();
    say(t('thanks'));
  };
  const actions = (
    <>
      <Button waiting={state === 'waiting'} onClick={send}>
        {common('report')}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        {common('cancel')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('reportTitle')} actions={actions}>
      <p className="portada-guard">{t('reportText')}</p>
      <Select
        label={t('reason')}
        value={reason}
        options={reportReasons.map((value) => ({ value, label: t(value) }))}
        onChange={({ target }) => setReason(reportReasons.find((one) => one === target.value) ?? 'other')}
      />
      <ActionProblem state={state} />
    </Dialog>
  );
}

function RemoveDialog({ id, onClose }: AboutProps) {
  const t = useMessages(messages);
  const common = useMessages(shared);
  const { list, write, say } = useCommentsContext();
  const { state, run } = useAction(() => write((store) => store.remove(id)));
  const remove = async () => {
    const next = neighbourOf(id);
    if (!(await run())) return;
    onClose();
    list.set({ target: { id: next } });
    say(t('gone'));
  };
  const actions = (
    <>
      <Button waiting={state === 'waiting'} onClick={remove}>
        {common('remove')}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        {common('cancel')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('removeTitle')} actions={actions}>
      <p className="portada-guard">{t('removeText')}</p>
      <ActionProblem state={state} />
    </Dialog>
  );
}

function ActionProblem({ state }: { state: 'idle' | 'waiting' | WriteProblem }) {
  const common = useMessages(shared);
  if (state === 'idle' || state === 'waiting') return null;
  const hasText = state === 'settled' || typeof state === 'object';
  return <Problem problem={hasText ? state : 'notDone'} t={common} />;
}

/** The id of the comment after the removed one, or before it, which takes the focus; empty where there is none. */
function neighbourOf(id: string): string {
  const all = [...document.querySelectorAll('.portada-comment')].map((one) => one.id.replace('comment-', ''));
  const index = all.indexOf(id);
  return all[index + 1] ?? all[index - 1] ?? '';
}
