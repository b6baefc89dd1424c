import { loginUrl, type Translate } from '@portada/core';
import { useMessages } from '@portada/element';
import { useRef } from 'react';
import { Button } from '../../button/Button.tsx';
import { ButtonLink } from '../../link/ButtonLink.tsx';
import { TooManyNotice } from '../../too-many/Problem.tsx';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import { messages, type SubmissionTexts } from './messages.ts';
import type { Interruption } from './transfer.ts';
import type { UploadState } from './upload.store.ts';

type ShownUpload = Exclude<UploadState, { step: 'empty' }>;

interface Props {
  state: ShownUpload;
  onCancel(): void;
  onResume(): void;
}

/** Progress is announced every 25 percent, not for every chunk. */
const HEARD_STEP = 25;

const percentOf = (share: number) => Math.floor(share * 100);

const reasons = {
  offline: 'interrupted',
  failed: 'interrupted',
  login: 'interruptedLogin',
  forbidden: 'interruptedForbidden',
} as const;

/** That it was too much is said beside it. */
function reasonOf(why: Interruption) {
  return typeof why === 'string' ? reasons[why] : 'interrupted';
}

function says(state: ShownUpload, t: Translate<keyof SubmissionTexts>): string {
  const { name, step } = state;
  if (step === 'sending') return t(state.share < 1 ? 'sending' : 'checking', { name });
  if (step === 'interrupted') return t(reasonOf(state.why), { name });
  return t(step, { name });
}

/** The chosen file: what it shows, how far it has come, and how to stop it or to go on. */
export function UploadProgress({ state, onCancel, onResume }: Props) {
  const t = useMessages(messages);
  const stop = useRef<HTMLButtonElement>(null);
  const { step, name, preview } = state;
  const isMoving = step === 'sending';
  const percent = step === 'sending' || step === 'interrupted' ? percentOf(state.share) : 100;
  const text = says(state, t);
  const role = step === 'interrupted' ? 'alert' : 'status';
  const goOn = () => {
    // The resume button is removed then, and the focus with it.
    stop.current?.focus();
    onResume();
  };
  const heard = isMoving ? `${text} ${t('share', { percent: percent - (percent % HEARD_STEP) })}` : text;
  const wait = step === 'interrupted' && typeof state.why === 'object' && (
    <>
      {' '}
      <TooManyNotice {...state.why} />
    </>
  );

  return (
    <div className="portada-guard portada-upload" part="upload">
      {preview && (
        <img className="portada-guard portada-upload-preview" src={preview} alt={t('preview', { name })} />
      )}
      <div className="portada-guard portada-upload-about">
        <p className="portada-guard portada-upload-text" aria-hidden="true">
          <span className="portada-guard">{isMoving ? `${text} · ${t('share', { percent })}` : text}</span>
          {wait}
        </p>
        <VisuallyHidden key={role} role={role}>
          <span className="portada-guard">{heard}</span>
          {wait}
        </VisuallyHidden>
        {step !== 'held' && step !== 'there' && (
          <progress
            className="portada-guard portada-upload-bar"
            max={100}
            value={percent}
            aria-label={text}
          />
        )}
        <div className="portada-guard portada-upload-actions">
          {step === 'interrupted' && <ResumePrompt why={state.why} onResume={goOn} />}
          <Button ref={stop} variant="quiet" onClick={onCancel}>
            {t(isMoving ? 'cancel' : 'remove')}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface ResumePromptProps extends Pick<Props, 'onResume'> {
  why: Interruption;
}

/** After the login the reader chooses the file again, and the upload resumes. */
function ResumePrompt({ why, onResume }: ResumePromptProps) {
  const t = useMessages(messages);
  if (why === 'login') return <ButtonLink href={loginUrl()}>{t('login')}</ButtonLink>;
  return (
    <Button variant="secondary" onClick={onResume}>
      {t('resume')}
    </Button>
  );
}
