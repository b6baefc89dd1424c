import { COMMENT_MAX_LENGTH } from '@portada/contract';
import { graphemesOf } from '@portada/contract/rules';
import { loginUrl, routeUrl } from '@portada/core';
import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Form } from '@portada/ui/form/Form.tsx';
import { ButtonLink } from '@portada/ui/link/ButtonLink.tsx';
import { Notice } from '@portada/ui/notice/Notice.tsx';
import { TextArea } from '@portada/ui/text-field/TextArea.tsx';
import { Problem } from '@portada/ui/too-many/Problem.tsx';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { WriteProblem } from './attempt.ts';
import { missingIn, useCommentsContext } from './comments-context.ts';
import { draftOf } from './drafts.ts';
import { messages } from './messages.ts';

interface Props {
  label: string;
  /** Names the draft; see `draftOf`. */
  draftKey: string;
  /** What is to be changed. */
  initial?: string;
  /** COMM-08: the comments are closed. An unfinished text stays, to be copied. */
  closed?: boolean;
  submit: string;
  onSend(text: string): Promise<WriteProblem | undefined>;
  /** Without it there is no way to give up: it stands there always. */
  onCancel?: () => void;
  /** How many times the reader has asked for it. */
  asked?: number;
}

const messageKeys = ['repeated', 'settled', 'closed'] as const;

/** After these the button that was pressed is there no more. */
const unheard: readonly WriteProblem[] = ['login', 'incomplete', 'closed'];

type State = 'idle' | 'waiting' | 'invalid' | WriteProblem;

/** The draft is kept until it is sent or cancelled. */
export function Composer(props: Props) {
  const { label, draftKey, initial = '', closed = false, submit, onSend, onCancel, asked = 0 } = props;
  const t = useMessages(messages);
  const { list } = useCommentsContext();
  const [draft] = useState(() => draftOf(list.contentId, draftKey));
  const [text, setText] = useState(() => draft.read() || initial);
  const [state, setState] = useState<State>('idle');
  const field = useRef<HTMLTextAreaElement>(null);
  const left = COMMENT_MAX_LENGTH - graphemesOf(text.trim());
  const wrong = text.trim() === '' ? t('empty') : left < 0 ? t(...countOf(left)) : undefined;
  const waiting = state === 'waiting';
  useEffect(() => {
    if (asked) field.current?.focus();
  }, [asked]);

  const change = (next: string) => {
    setText(next);
    draft.write(next);
    if (!waiting) setState('idle');
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (waiting) return;
    if (wrong) {
      setState('invalid');
      field.current?.focus();
      return;
    }
    setState('waiting');
    const problem = await onSend(text);
    if (problem) {
      setState(problem);
      if (unheard.includes(problem)) field.current?.focus();
      return;
    }
    // Another reader may have begun one here.
    if (draft.read() === text) draft.forget();
    setText('');
    setState('idle');
  };
  const cancel = () => {
    draft.forget();
    onCancel?.();
  };

  return (
    <Form className="portada-comments-composer" formKey={draftKey} onSubmit={send}>
      {closed && (text || !onCancel) && (
        <Notice kind={state === 'closed' ? 'error' : 'info'}>{t('closed')}</Notice>
      )}
      {(!closed || text) && (
        <TextArea
          ref={field}
          name="text"
          label={label}
          value={text}
          rows={3}
          readOnly={waiting || closed}
          error={state === 'invalid' || left < 0 ? wrong : undefined}
          hint={left >= 0 && !closed ? t(...countOf(left)) : undefined}
          onChange={({ target }) => change(target.value)}
        />
      )}
      {!closed && (
        <>
          <CharactersLeft left={left} />
          <ActionProblem state={state} />
          <ComposerButtons
            submit={submit}
            waiting={waiting}
            draftKey={draftKey}
            onCancel={onCancel && cancel}
          />
        </>
      )}
    </Form>
  );
}

/** The remaining number of characters; negative if the text is too long. */
function countOf(left: number) {
  const count = Math.abs(left);
  const key = left < 0 ? (count === 1 ? 'oneOver' : 'over') : count === 1 ? 'oneLeft' : 'left';
  return [key, { count }] as const;
}

/** COMM-09, or a message for the reason. Missing profile fields are listed beside the link to the profile. */
function ActionProblem({ state }: { state: State }) {
  const t = useMessages(messages);
  const { reader } = useCommentsContext();
  if (state === 'idle' || state === 'waiting' || state === 'invalid') return null;
  if (state === 'incomplete' && missingIn(reader).length > 0) return null;
  const isOut = state === 'login' && !reader.id;
  const messageKey = typeof state === 'object' ? state : messageKeys.find((one) => one === state);
  return <Problem problem={isOut ? 'out' : (messageKey ?? 'notSent')} t={t} />;
}

/** Near the limit it is announced at intervals. */
function CharactersLeft({ left }: { left: number }) {
  const t = useMessages(messages);
  const isTold = left <= 50 && (left % 10 === 0 || left < 0);
  return <VisuallyHidden role="status">{isTold ? t(...countOf(left)) : ''}</VisuallyHidden>;
}

interface ComposerButtonsProps {
  submit: string;
  waiting: boolean;
  draftKey: string;
  onCancel: (() => void) | undefined;
}

/** The submit button, or a prompt to log in (COMM-01) or to complete the profile (COMM-02). */
function ComposerButtons({ submit, waiting, draftKey, onCancel }: ComposerButtonsProps) {
  const t = useMessages(messages);
  const { reader } = useCommentsContext();
  const missing = missingIn(reader);
  return (
    <>
      {reader.id && missing.length > 0 && (
        <Notice kind="info">
          {t('incomplete', { fields: missing.map((field) => t(field)).join(', ') })}
        </Notice>
      )}
      <div className="portada-guard portada-comments-ways">
        {!reader.id ? (
          <ButtonLink href={loginUrl(addressToReturn(draftKey))}>{t('login')}</ButtonLink>
        ) : missing.length > 0 ? (
          <ButtonLink href={routeUrl('user.profile')}>{t('complete')}</ButtonLink>
        ) : (
          <Button type="submit" waiting={waiting}>
            {submit}
          </Button>
        )}
        {onCancel && (
          <Button variant="quiet" disabled={waiting} onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </>
  );
}

/** The `backUrl` leads back to the composer. */
function addressToReturn(draftKey: string): string {
  const [, id = ''] = /-(\d+)$/.exec(draftKey) ?? [];
  const url = new URL(location.href);
  url.hash = id ? `comment-${id}` : 'comments';
  if (id) url.searchParams.set('comment', id);
  else url.searchParams.delete('comment');
  return url.href;
}
