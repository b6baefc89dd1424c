import { useId } from '@portada/element';
import ErrorIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import type { ReactNode } from 'react';
import { useLabelWarning } from '../dev-warnings/useDevWarning.ts';
import { Icon } from '../icons/Icon.tsx';
import { classes, type Elements, usePartStyles } from '../part.ts';
import css from './field.css';

/** The props of every form control besides its attributes. */
export interface FieldProps {
  label: ReactNode;
  /** The message of the first rule that fails (UI-05); none while the value is valid. */
  error?: string | undefined;
  /** Help under the field: a sentence, or a component such as `PasswordRules`. */
  hint?: ReactNode;
  /** Shows the asterisk and sets `required` for screen readers (UI-04). */
  required?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** The attributes that associate a control with its label, its hint and its error. */
export interface FieldControl {
  id: string;
  required: boolean | undefined;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

/** Ids and states of one field, shared by the control and its wrapper. */
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
  /** The error appears while the focus is elsewhere: it is announced at once. */
  isUnasked?: boolean | undefined;
}

/** Under a control: its hint, and the first error. */
export function FieldNotes({ id, error, hint, isUnasked = false }: NotesProps) {
  usePartStyles(css);
  return (
    <>
      {Boolean(hint) && (
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
  children: Elements;
}

/** Label above, control, notes below. */
export function Field({ id, label, error, hint, isUnasked, required, className, children }: FrameProps) {
  usePartStyles(css);
  useLabelWarning('field', label);
  return (
    <div className={classes('portada-guard portada-field', className)} part="field">
      <label className="portada-guard portada-field-label" htmlFor={id} part="label">
        <span className="portada-guard">{label}</span>
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldNotes id={id} error={error} hint={hint} isUnasked={isUnasked} />
    </div>
  );
}
