import { COMMENT_MAX_LENGTH } from '@portada/contract';
import { graphemesOf } from '@portada/contract/rules';
import { formatNumber, loginUrl, routeUrl } from '@portada/core';
import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Form } from '@portada/ui/form/Form.tsx';
import { ButtonLink } from '@portada/ui/link/ButtonLink.tsx';
import { Notice } from '@portada/ui/notice/Notice.tsx';
import { TextArea } from '@portada/ui/text-field/TextArea.tsx';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { draftOf } from './drafts.ts';
import { messages } from './messages.ts';
import { missingIn, useTalk } from './talk.ts';
import type { Refusal } from './write.store.ts';

interface Props {
  label: string;
  /** Names the draft; see `draftOf`. */
  place: string;
  /** What is to be changed. */
  initial?: string;
  submit: string;
  onSend(text: string): Promise<Refusal | undefined>;
  /** Without it there is no way to give up: it stands there always. */
  onCancel?: () => void;
  /** The reader has asked for it just now. */
  takesFocus?: boolean;
}

const told = ['repeated', 'settled', 'fast', 'closed'] as const;

/** COMM-09, or what is known of the reason. */
const textOf = (refusal: Refusal) => told.find((one) => one === refusal) ?? 'notSent';

/** What has been typed stays until it is sent or given up, whatever happens to the page. */
export function Composer({ label, place, initial = '', submit, onSend, onCancel, takesFocus }: Props) {
  const t = useMessages(messages);
  const { list } = useTalk();
  const [draft] = useState(() => draftOf(list.contentId, place));
  const [text, setText] = useState(() => draft.read() || initial);
  const [state, setState] = useState<'idle' | 'waiting' | 'judged' | Refusal>('idle');
  const field = useRef<HTMLTextAreaElement>(null);
  const left = COMMENT_MAX_LENGTH - graphemesOf(text.trim());
  const wrong = text.trim() === '' ? t('empty') : left < 0 ? t('over', { count: -left }) : undefined;
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const change = (next: string) => {
    setText(next);
    draft.write(next);
    if (state !== 'waiting') setState('idle');
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'waiting') return;
    if (wrong) {
      setState('judged');
      field.current?.focus();
      return;
    }
    setState('waiting');
    const refusal = await onSend(text);
    if (refusal) return setState(refusal);
    draft.forget();
    setText('');
    setState('idle');
  };
  const cancel = () => {
    draft.forget();
    onCancel?.();
  };

  const isRefused = state !== 'idle' && state !== 'waiting' && state !== 'judged';
  return (
    <Form className="portada-comments-composer" onSubmit={send}>
      <TextArea
        ref={field}
        name="text"
        label={label}
        value={text}
        rows={3}
        readOnly={state === 'waiting'}
        error={state === 'judged' || left < 0 ? wrong : undefined}
        hint={left >= 0 ? t('left', { count: formatNumber(left) }) : undefined}
        onChange={({ target }) => change(target.value)}
      />
      <LeftSoon left={left} />
      {isRefused && state !== 'login' && state !== 'incomplete' && (
        <Notice kind="error">{t(textOf(state))}</Notice>
      )}
      <Ways submit={submit} waiting={state === 'waiting'} place={place} onCancel={onCancel && cancel} />
    </Form>
  );
}

/** Near the end it is said aloud too, now and then. */
function LeftSoon({ left }: { left: number }) {
  const t = useMessages(messages);
  const isTold = left <= 50 && (left % 10 === 0 || left < 0);
  return (
    <VisuallyHidden role="status">
      {isTold ? t(left < 0 ? 'over' : 'left', { count: Math.abs(left) }) : ''}
    </VisuallyHidden>
  );
}

interface WaysProps {
  submit: string;
  waiting: boolean;
  place: string;
  onCancel: (() => void) | undefined;
}

/** To send it; first of all to log in (COMM-01) or to complete the profile (COMM-02). */
function Ways({ submit, waiting, place, onCancel }: WaysProps) {
  const t = useMessages(messages);
  const { reader } = useTalk();
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
          <ButtonLink href={loginUrl(placeToReturn(place))}>{t('login')}</ButtonLink>
        ) : missing.length > 0 ? (
          <ButtonLink href={routeUrl('user.profile')}>{t('complete')}</ButtonLink>
        ) : (
          <Button type="submit" waiting={waiting}>
            {submit}
          </Button>
        )}
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </>
  );
}

/** The login comes back to where it was written. */
function placeToReturn(place: string): string {
  const [, id = ''] = /-(\d+)$/.exec(place) ?? [];
  const url = new URL(location.href);
  url.hash = id ? `comment-${id}` : 'comments';
  if (id) url.searchParams.set('comment', id);
  return url.href;
}
