import { useLayoutEffect, useRef } from 'react';
import { MarkedText } from '../../marked/MarkedText.tsx';
import { segments } from './fold.ts';
import type { PredictiveState } from './predictive.store.ts';
import type { useCombobox } from './useCombobox.ts';

interface Props {
  combobox: ReturnType<typeof useCombobox>;
  label: string;
  state: PredictiveState;
}

/** The matches under the field, with what matches marked. */
export function Suggestions({ combobox: { open, current, choose, optionId, listId }, label, state }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (current >= 0) box.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <div
      ref={box}
      id={listId}
      aria-label={label}
      role="listbox"
      className="portada-guard portada-predictive-list"
      hidden={!open}
      // The focus stays in the field whatever is pressed here.
      onPointerDown={(event) => event.preventDefault()}
    >
      {open &&
        state.matches.map((match, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys
          <div
            key={match.value}
            aria-selected={index === current}
            className="portada-guard portada-predictive-option"
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            onClick={() => choose(match)}
          >
            <MarkedText segments={segments(match.name, state.text)} />
          </div>
        ))}
    </div>
  );
}
