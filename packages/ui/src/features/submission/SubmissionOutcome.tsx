import { useStore } from '@nanostores/react';
import type { TooMany } from '@portada/core/api/too-many.ts';
import { useMessages } from '@portada/element';
import { later } from '../../lazy-module/later.tsx';
import { Notice } from '../../notice/Notice.tsx';
import { Problem } from '../../too-many/Problem.tsx';
import { LoginRedirect } from '../like/LoginRedirect.tsx';
import { messages } from './messages.ts';
import type { SubmissionFailure, SubmissionState, SubmissionStore } from './submission.store.ts';

interface PromptProps {
  onClose(): void;
}

/** Loaded on demand: only anonymous readers see it. */
const LoginPrompt = later<PromptProps>(() =>
  import('./LoginPrompt.tsx').then(
    (module) => module.LoginPrompt,
    () => LoginRedirect,
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
  /** The message once the period is over; undefined before. */
  closed: string | undefined;
}

/** The error of a submission, above its button; a login prompt for an anonymous reader. */
export function SubmissionOutcome({ store, closed }: Props) {
  const t = useMessages(messages);
  const state = useStore(store.$state);
  if (closed && isLate(state)) return <Notice kind="info">{closed}</Notice>;
  if (state === 'idle' || state === 'waiting' || state === 'done') return null;
  if (state !== 'login') return <Problem problem={typeof state === 'string' ? texts[state] : state} t={t} />;
  return <LoginPrompt onClose={store.close} />;
}

/** A request that is pending when the period ends is left to the server, whose clock decides. */
function isLate(state: SubmissionState): boolean {
  return state !== 'waiting' && state !== 'done';
}

/**
 * Whether no submission is taken any more, by the server's word or by the clock: what was written can be copied
 * (INTV-03).
 */
export function isOver(state: SubmissionState, isClosed: boolean): boolean {
  return state === 'limit' || state === 'closed' || (isClosed && isLate(state));
}
