import { useStore } from '@nanostores/react';
import { $page, $user, $userState, refreshUser } from '@portada/core';
import { useEmit, useId, useMessages } from '@portada/element';
import { choiceHint, choiceLimit } from '@portada/shared/votes/poll.ts';
import { Button } from '@portada/ui/button/Button.tsx';
import { LazyLikeModal, preloadLogin } from '@portada/ui/features/like/LazyLikeModal.tsx';
import { useKeptFields } from '@portada/ui/form/useKeptFields.ts';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { keepChoice, readChoice, valid } from './ballot.ts';
import { messages } from './messages.ts';
import type { createPollStore, PollState } from './poll.store.ts';

interface Props {
  store: ReturnType<typeof createPollStore>;
  state: PollState;
  /** The id of the question. */
  labelledBy: string;
}

/** POLL-01, POLL-02: the options to choose from, and the button that votes. */
export function Ballot({ store, state: { poll, isWaiting }, labelledBy }: Props) {
  const t = useMessages(messages);
  const emit = useEmit();
  const { site } = useStore($page);
  const readerId = useStore($user).id;
  const isAnonymous = useStore($userState) === 'idle' && !readerId;
  const [chosen, setChosen] = useState(() => readChoice(poll));
  const [isNeeded, setNeeded] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isVoting, setVoting] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const noteId = useId();

  const choose = (next: readonly string[]) => {
    setChosen(next);
    setNeeded(false);
    keepChoice(poll, next);
  };
  // All at once, whatever the fallback's boxes are called: one press after the other would know of one option only.
  const form = useKeptFields('', (served) => {
    const early = valid(
      poll,
      served.map(({ value }) => value),
    );
    if (early.length > 0) choose(early);
  });

  const vote = async () => {
    // The profile may be loading, or may have failed.
    if (!isAnonymous && !$user.get().id) await refreshUser();
    if (!$user.get().id) return setAsking(true);
    const result = await store.vote($user.get().id, chosen);
    if (result === 'login') setAsking(true);
    if (result !== 'counted') return;
    keepChoice(poll, []);
    emit('portada:vote', { pollId: poll.id });
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isWaiting || isVoting) return;
    if (chosen.length > 0) {
      setVoting(true);
      return void vote().finally(() => setVoting(false));
    }
    setNeeded(true);
    first.current?.focus();
  };

  const limit = choiceLimit(poll);
  return (
    <>
      <form ref={form} className="portada-guard portada-poll-ballot" noValidate onSubmit={send}>
        <fieldset
          aria-describedby={noteId}
          aria-labelledby={labelledBy}
          className="portada-guard portada-poll-options"
        >
          {poll.options.map((option, index) => (
            <Choice
              isFull={poll.multiple && chosen.length >= limit}
              isMultiple={poll.multiple}
              chosen={chosen}
              inputRef={index === 0 ? first : undefined}
              key={option.id}
              name={`poll-${poll.id}`}
              onChoose={choose}
              option={option}
            />
          ))}
        </fieldset>
        <div className="portada-guard portada-poll-foot">
          <Button
            onPointerEnter={isAnonymous ? preloadLogin : undefined}
            type="submit"
            waiting={isWaiting || isVoting}
          >
            {t('submit')}
          </Button>
          <span
            className={`portada-guard portada-poll-note${isNeeded ? ' portada-poll-note--error' : ''}`}
            id={noteId}
            // A new element: adding a live role to an existing one is not announced.
            key={String(isNeeded)}
            role={isNeeded ? 'alert' : undefined}
          >
            {isNeeded ? t('needed') : choiceHint(poll, { say: t })}
          </span>
        </div>
      </form>
      {isAsking && (
        <LazyLikeModal
          onClose={() => setAsking(false)}
          text={t('login', { site: site.name || location.hostname })}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  option: { readonly id: string; readonly text: string };
  chosen: readonly string[];
  isMultiple: boolean;
  /** No more may be chosen. */
  isFull: boolean;
  name: string;
  inputRef: Ref<HTMLInputElement> | undefined;
  onChoose(chosen: readonly string[]): void;
}

function Choice({ option, chosen, isMultiple, isFull, name, inputRef, onChoose }: ChoiceProps) {
  const isChosen = chosen.includes(option.id);
  const change = () => {
    if (!isMultiple) onChoose([option.id]);
    else onChoose(isChosen ? chosen.filter((id) => id !== option.id) : [...chosen, option.id]);
  };
  return (
    <label className="portada-guard portada-poll-option">
      <input
        checked={isChosen}
        className="portada-guard portada-poll-input"
        disabled={isFull && !isChosen}
        name={name}
        onChange={change}
        ref={inputRef}
        type={isMultiple ? 'checkbox' : 'radio'}
        value={option.id}
      />
      <span className="portada-guard portada-poll-text">{option.text}</span>
    </label>
  );
}
