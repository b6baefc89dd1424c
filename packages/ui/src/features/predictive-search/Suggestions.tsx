import { useLayoutEffect, useRef } from 'react';
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
            <Marked query={state.text} text={match.name} />
          </div>
        ))}
    </div>
  );
}

/** By nodes and never as HTML: names come from a server. */
function Marked({ text, query }: { text: string; query: string }) {
  let index = 0;
  return segments(text, query).map(({ text: segment, match }) => {
    const key = index;
    index += segment.length;
    return match ? (
      <mark key={key} className="portada-guard portada-predictive-mark">
        {segment}
      </mark>
    ) : (
      <span key={key}>{segment}</span>
    );
  });
}
