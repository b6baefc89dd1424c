import { useMessages } from '@portada/element';
import CalendarIcon from 'lucide/dist/esm/icons/calendar.mjs';
import { type ComponentProps, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Field, type FieldProps, useFieldControl } from '../field/Field.tsx';
import { Icon } from '../icons/Icon.tsx';
import { CalendarDialog } from './CalendarDialog.tsx';
import { preloadCalendar } from './calendar.ts';
import { readWritten, writtenOf } from './date-text.ts';
import { dateMessages } from './messages.ts';

type InputProps = Pick<ComponentProps<'input'>, 'name' | 'ref' | 'disabled' | 'autoComplete' | 'onBlur'>;

export interface DateFieldProps extends FieldProps, InputProps {
  /** `YYYY-MM-DD`; while there is no valid date, the text as typed, or empty. */
  value: string | null;
  onChange: (value: string) => void;
  /** The first and the last day of the calendar, `YYYY-MM-DD`. The form's rules validate what is typed. */
  min?: string;
  max?: string;
}

/**
 * A date, typed as DD/MM/YYYY or picked from a calendar (UI-06), which is fetched on demand. What is typed is rewritten
 * when the field is left, not before: half of a correction may be a date already.
 */
export function DateField(props: DateFieldProps) {
  const { label, error, hint, required, id, className, value, onChange, onBlur, min, max, ...input } = props;
  const t = useMessages(dateMessages);
  const [open, setOpen] = useState(false);
  const control = useFieldControl({ id, error, hint, required });
  const [typed, setTyped] = useState<string>();
  const wire = value ?? '';
  const isTyped = typed !== undefined && readWritten(typed) === wire;
  return (
    <Field {...{ label, error, hint, required, className }} id={control.id}>
      <span className="portada-guard portada-field-box portada-date-box">
        <input
          part="input"
          autoComplete="off"
          inputMode="numeric"
          placeholder={t('format')}
          {...input}
          {...control}
          className="portada-guard portada-field-control"
          type="text"
          value={isTyped ? typed : writtenOf(wire)}
          onBlur={(event) => {
            setTyped(undefined);
            onBlur?.(event);
          }}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(readWritten(target.value));
          }}
        />
        <Button
          variant="icon"
          aria-haspopup="dialog"
          aria-label={t('choose')}
          disabled={input.disabled}
          onClick={() => setOpen(true)}
          onFocus={preloadCalendar}
          onPointerEnter={preloadCalendar}
        >
          <Icon of={CalendarIcon} />
        </Button>
        <CalendarDialog
          {...{ open, min, max }}
          value={wire}
          onClose={() => setOpen(false)}
          onPick={(picked) => {
            onChange(picked);
            setOpen(false);
          }}
        />
      </span>
    </Field>
  );
}
