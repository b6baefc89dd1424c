import { useId, useMessages } from '@portada/element';
import { halvesAt } from '@portada/shared/votes/rating.ts';
import { Button } from '@portada/ui/button/Button.tsx';
import { useKeptFields } from '@portada/ui/form/useKeptFields.ts';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { type FormEvent, type PointerEvent, useRef, useState } from 'react';
import { messages } from './messages.ts';
import type { Stars as Value } from './recipe-rating.store.ts';
import { Star } from './Stars.tsx';

const values = [1, 2, 3, 4, 5] as const;

interface Props {
  /** What the stars show until the reader chooses. */
  mean: number;
  isWaiting: boolean;
  labelledBy: string;
  onSend(value: Value): Promise<void>;
}

/** A radio group: arrow keys choose, and nothing is sent before submit. */
export function StarChoice({ mean, isWaiting, labelledBy, onSend }: Props) {
  const t = useMessages(messages);
  const [chosen, setChosen] = useState<Value>();
  const [pointed, setPointed] = useState<Value>();
  const [isNeeded, setNeeded] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const form = useKeptFields();
  const shown = pointed ?? chosen ?? mean;

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isWaiting) return;
    if (chosen !== undefined) return void onSend(chosen);
    setNeeded(true);
    first.current?.focus();
  };
  // A finger chooses where it lands: it points at nothing before.
  const point = (value: Value) => (event: PointerEvent) => event.pointerType === 'mouse' && setPointed(value);

  return (
    <form ref={form} className="portada-guard" noValidate onSubmit={send}>
      <div className="portada-guard portada-rating-row">
        <fieldset
          aria-describedby={isNeeded ? noteId : undefined}
          aria-labelledby={labelledBy}
          className="portada-guard portada-rating-stars"
          onPointerLeave={() => setPointed(undefined)}
        >
          {values.map((value, index) => (
            <label className="portada-guard portada-rating-choice" key={value} onPointerEnter={point(value)}>
              <input
                checked={value === chosen}
                className="portada-guard portada-rating-input"
                name={labelledBy}
                onChange={() => {
                  setChosen(value);
                  setNeeded(false);
                }}
                ref={value === 1 ? first : undefined}
                type="radio"
                value={value}
              />
              <Star halves={halvesAt(shown, index)} />
              <VisuallyHidden>{t(value === 1 ? 'star' : 'stars', { count: value })}</VisuallyHidden>
            </label>
          ))}
        </fieldset>
        <Button type="submit" waiting={isWaiting}>
          {t('submit')}
        </Button>
      </div>
      {isNeeded && (
        <p className="portada-guard portada-rating-needed" id={noteId} role="alert">
          {t('needed')}
        </p>
      )}
    </form>
  );
}
