import { useStore } from '@nanostores/react';
import { $page } from '@portada/core';
import { useId, useMessages } from '@portada/element';
import { choiceHint, choiceLimit } from '@portada/shared/votes/poll.ts';
import { Button } from '@portada/ui/button/Button.tsx';
import { LazyLikeModal, preloadLogin } from '@portada/ui/features/like/LazyLikeModal.tsx';
import type { Ref } from 'react';
import { messages } from './messages.ts';
import type { createPollStore, PollState } from './poll.store.ts';
import { useBallot } from './useBallot.ts';

interface Props {
  store: ReturnType<typeof createPollStore>;
  state: PollState;
  /** The id of the question. */
  labelledBy: string;
}

/** POLL-01, POLL-02: the options to choose from, and the button that votes. */
export function Ballot({ store, state, labelledBy }: Props) {
  const t = useMessages(messages);
  const { site } = useStore($page);
  const { poll } = state;
  const { form, first, chosen, choose, send, ...ballot } = useBallot(store, state);
  const { isNeeded, isAnonymous } = ballot;
  const noteId = useId();
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
            waiting={ballot.isBusy}
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
      {ballot.isAsking && (
        <LazyLikeModal
          onClose={ballot.endAsking}
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
