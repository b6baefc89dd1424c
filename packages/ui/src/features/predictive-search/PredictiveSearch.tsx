import { useStore } from '@nanostores/react';
import { useMessages } from '@portada/element';
import ClearIcon from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../button/Button.tsx';
import { Field, useFieldControl } from '../../field/Field.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { usePartStyles } from '../../part.ts';
import { predictiveMessages } from './messages.ts';
import {
  type AskMatches,
  createPredictiveStore,
  type Match,
  PREDICTIVE_MIN_LENGTH,
} from './predictive.store.ts';
import css from './predictive-search.css';
import { SearchState } from './SearchState.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useCombobox } from './useCombobox.ts';

export interface PredictiveSearchProps {
  label: string;
  name: string;
  /** What is chosen. */
  value: Match | null;
  onChange: (choice: Match | null) => void;
  /** Read on mount only: pass another `key` for another search function. */
  ask: AskMatches;
}

/** A field that finds one of many by a few letters of its name (PRED-01 to PRED-04). */
export function PredictiveSearch({ label, name, value, onChange, ask }: PredictiveSearchProps) {
  usePartStyles(css);
  const t = useMessages(predictiveMessages);
  const [store] = useState(() => createPredictiveStore(ask));
  const state = useStore(store.$state);
  const [typed, setTyped] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => store.clear, [store]);

  /** Resets the text to the chosen option, or to empty. */
  const settle = () => {
    setTyped(undefined);
    store.clear();
  };
  const choose = (choice: Match | null) => {
    settle();
    onChange(choice);
  };
  const hint = typed && state.status === 'idle' ? t('hint', { n: PREDICTIVE_MIN_LENGTH }) : undefined;
  const control = useFieldControl({ id: undefined, error: undefined, hint, required: undefined });
  const combobox = useCombobox({
    id: control.id,
    matches: state.matches,
    onChoose: choose,
    onEscape: settle,
  });

  const write = (text: string) => {
    setTyped(text);
    store.type(text);
    combobox.show();
    if (value && text === '') onChange(null);
  };
  /** A text that was left without a choice is no choice. */
  const leave = (to: EventTarget | null) => {
    combobox.close();
    if (!(to instanceof Node && input.current?.closest('.portada-field')?.contains(to))) settle();
  };

  return (
    <Field hint={hint} id={control.id} label={label}>
      <span className="portada-guard portada-field-box">
        <input
          ref={input}
          part="input"
          {...control}
          {...combobox.input}
          className="portada-guard portada-field-control"
          name={name}
          type="text"
          value={typed ?? value?.name ?? ''}
          onBlur={({ relatedTarget }) => leave(relatedTarget)}
          onChange={(event) => write(event.target.value)}
        />
        {value && (
          <Button
            aria-label={t('clear', { name: value.name })}
            variant="icon"
            onBlur={({ relatedTarget }) => leave(relatedTarget)}
            onClick={() => {
              choose(null);
              input.current?.focus();
            }}
          >
            <Icon of={ClearIcon} />
          </Button>
        )}
        <Suggestions combobox={combobox} label={label} state={state} />
      </span>
      <SearchState
        state={state}
        onRetry={() => {
          input.current?.focus();
          combobox.show();
          void store.retry();
        }}
      />
    </Field>
  );
}
