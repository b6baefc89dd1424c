import type { ComponentProps } from 'react';
import { useLabelWarning } from '../dev-warnings/useDevWarning.ts';
import { FieldNotes, type FieldProps, RequiredMark, useFieldControl } from '../field/Field.tsx';
import { classes, usePartStyles } from '../part.ts';
import css from './checkbox.css';

export type CheckboxProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/** A checkbox. Its label may contain links: pressing one follows it without toggling the box. */
export function Checkbox({ label, error, hint, required, id, className, ...input }: CheckboxProps) {
  usePartStyles(css);
  useLabelWarning('checkbox', label);
  const control = useFieldControl({ id, error, hint, required });
  return (
    <div className={classes('portada-guard portada-checkbox', className)} part="checkbox">
      <div className="portada-guard portada-checkbox-row">
        <input
          part="checkbox-input"
          {...input}
          {...control}
          className="portada-guard portada-checkbox-input"
          type="checkbox"
        />
        <label className="portada-guard portada-checkbox-label" htmlFor={control.id}>
          <span className="portada-guard">{label}</span>
          {required && <RequiredMark />}
        </label>
      </div>
      <FieldNotes id={control.id} error={error} hint={hint} />
    </div>
  );
}
