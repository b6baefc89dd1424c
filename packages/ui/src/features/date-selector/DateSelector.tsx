import type { DatePreset } from '@portada/contract';
import { $language } from '@portada/core';
import { useId, useMessages } from '@portada/element';
import ChevronDownIcon from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useState } from 'react';
import { Field } from '../../field/Field.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { usePartStyles } from '../../part.ts';
import selectCss from '../../select/select.css';
import { DateDialog } from './DateDialog.tsx';
import { type DateOption, isFuturePreset } from './date-presets.ts';
import { type DayRange, rangeText } from './date-range.ts';
import css from './date-selector.css';
import { dateSelectorMessages } from './messages.ts';

// At once, and not when first drawn: whoever fetches the selector waits for all texts that have been asked for.
dateSelectorMessages.pending($language.get());

export interface DateSelectorProps {
  label: string;
  options: readonly DateOption[];
  /** Null for any date. */
  value: DayRange | null;
  /** Called with a preset, or with a complete range (DATE-05). */
  onChange: (choice: DatePreset | DayRange) => void;
  /** Whether future dates can be chosen (DATE-04). */
  future?: boolean;
}

/** A preset or a range of dates, chosen in a dialog (DATE-01, DATE-02). */
export function DateSelector({ label, options, value, onChange, future = false }: DateSelectorProps) {
  usePartStyles(selectCss);
  usePartStyles(css);
  const t = useMessages(dateSelectorMessages);
  const id = useId();
  const [open, setOpen] = useState(false);
  const offered = options
    .filter(({ preset }) => future || !isFuturePreset(preset))
    .map(({ preset, name }) => ({ preset, name: name || t(preset) }));
  const shown = textOf(value, offered, t('any'));

  return (
    <Field id={id} label={label}>
      <span
        className="portada-guard portada-field-box portada-select portada-date-selector"
        lang={dateSelectorMessages.language()}
      >
        <button
          aria-haspopup="dialog"
          aria-label={`${label}: ${shown}`}
          className="portada-guard portada-field-control portada-date-selector-button"
          id={id}
          part="input"
          type="button"
          onClick={() => setOpen(true)}
        >
          {shown}
        </button>
        <Icon of={ChevronDownIcon} />
        <DateDialog
          {...{ open, value, future }}
          options={offered}
          onClose={() => setOpen(false)}
          onChoose={(choice) => {
            setOpen(false);
            onChange(choice);
          }}
        />
      </span>
    </Field>
  );
}

/** DATE-07 */
function textOf(value: DayRange | null, options: readonly DateOption[], any: string): string {
  const preset = value ? value.preset : 'any';
  const option = options.find((one) => one.preset === preset);
  if (option) return option.name;
  return value ? rangeText(value) : any;
}
