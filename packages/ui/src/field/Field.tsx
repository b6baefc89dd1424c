import { useId } from '@portada/element';
import ErrorIcon from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { classes, usePartStyles } from '../part.ts';
import css from './field.css';

/** What every form control takes besides its own attributes. */
export interface FieldProps {
  label: ReactNode;
  /** The text of the first rule that the value breaks (UI-05); none while it holds. */
  error?: string | undefined;
  /** Help under the field: a sentence, or a part such as `PasswordRules`. */
  hint?: ReactNode;
  /** Shows the asterisk and tells screen readers (UI-04). */
  required?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** The attributes that tie a control to its label, its hint and its error. */
export interface FieldControl {
  id: string;
  required: boolean | undefined;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

/** Ids and states of one field, shared by the control and the frame around it. */
export function useFieldControl({ id, error, hint, required }: Omit<FieldProps, 'label'>): FieldControl {
  const unique = useId();
  const own = id ?? unique;
  const described = classes(Boolean(hint) && `${own}-hint`, Boolean(error) && `${own}-error`);
  return {
    id: own,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
}

/** The asterisk of a required field. The control itself carries `required`, so it is not read out twice. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="portada-guard portada-field-mark">
      {' *'}
    </span>
  );
}

interface NotesProps {
  id: string;
  error: string | undefined;
  hint: ReactNode;
  /** The error comes by itself, while the reader is elsewhere: it is to be heard at once. */
  isUnasked?: boolean | undefined;
}

/** Under a control: its hint, and the first error. */
export function FieldNotes({ id, error, hint, isUnasked = false }: NotesProps) {
  usePartStyles(css);
  return (
    <>
      {hint && (
        <div className="portada-guard portada-field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <p
          className="portada-guard portada-field-error"
          id={`${id}-error`}
          part="error"
          role={isUnasked ? 'alert' : undefined}
        >
          <Icon of={ErrorIcon} />
          <span className="portada-guard">{error}</span>
        </p>
      )}
    </>
  );
}

interface FrameProps extends FieldProps, Pick<NotesProps, 'isUnasked'> {
  id: string;
  children: ReactNode;
}

/** Label above, control, notes below. */
export function Field({ id, label, error, hint, isUnasked, required, className, children }: FrameProps) {
  usePartStyles(css);
  return (
    <div className={classes('portada-guard portada-field', className)} part="field">
      <label className="portada-guard portada-field-label" htmlFor={id} part="label">
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldNotes id={id} error={error} hint={hint} isUnasked={isUnasked} />
    </div>
  );
}
