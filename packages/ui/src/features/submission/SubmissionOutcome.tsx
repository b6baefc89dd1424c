import { useStore } from '@nanostores/react';
import { loginUrl, navigation } from '@portada/core';
import type { TooMany } from '@portada/core/api/too-many.ts';
import { useMessages } from '@portada/element';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Notice } from '../../notice/Notice.tsx';
import { Problem } from '../../too-many/Problem.tsx';
import { messages } from './messages.ts';
import type { SubmissionFailure, SubmissionState, SubmissionStore } from './submission.store.ts';

interface PromptProps {
  onClose(): void;
}

/** Where the prompt cannot be fetched, the reader is taken to where it would lead. */
function LoginInstead({ onClose }: PromptProps) {
  useEffect(() => {
    navigation.go(loginUrl());
    onClose();
  }, [onClose]);
  return null;
}

/** Only who is not logged in ever meets it. */
const LoginPrompt = lazy<ComponentType<PromptProps>>(() =>
  import('./LoginPrompt.tsx').then(
    (module) => ({ default: module.LoginPrompt }),
    () => ({ default: LoginInstead }),
  ),
);

const texts = {
  forbidden: 'failureForbidden',
  limit: 'failureLimit',
  closed: 'failureClosed',
  soon: 'failureSoon',
  invalid: 'failureInvalid',
  file: 'failureFile',
  withoutFile: 'failureWithoutFile',
  missing: 'failureMissing',
  offline: 'failureOffline',
  failed: 'failureFailed',
} as const satisfies Record<Exclude<SubmissionFailure, 'login' | TooMany>, string>;

interface Props {
  store: SubmissionStore;
  /** What is said once the time for submissions is over; nothing while it is not. */
  closed: string | undefined;
}

/** Why a submission did not go off, above its button; the way to log in where nobody is. */
export function SubmissionOutcome({ store, closed }: Props) {
  const t = useMessages(messages);
  const state = useStore(store.$state);
  if (closed && isLate(state)) return <Notice kind="info">{closed}</Notice>;
  if (state === 'idle' || state === 'waiting' || state === 'done') return null;
  if (state !== 'login') return <Problem problem={typeof state === 'string' ? texts[state] : state} t={t} />;
  return (
    <Suspense>
      <LoginPrompt onClose={store.close} />
    </Suspense>
  );
}

/** A submission that is on its way when its time runs out is the server's to judge, whose clock is the right one. */
function isLate(state: SubmissionState): boolean {
  return state !== 'waiting' && state !== 'done';
}

/** Whether no submission is taken any more, by the server's word or by the clock: what was written can be copied (INTV-03). */
export function isOver(state: SubmissionState, isClosed: boolean): boolean {
  return state === 'limit' || state === 'closed' || (isClosed && isLate(state));
}
