import type { ComponentProps } from 'react';
import { Field, type FieldProps, useFieldControl } from '../field/Field.tsx';

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** Text of several lines: a comment, a question. Grows with what is written where the browser can. */
export function TextArea({ label, error, hint, required, id, className, rows = 4, ...rest }: TextAreaProps) {
  const control = useFieldControl({ id, error, hint, required });
  return (
    <Field {...{ label, error, hint, required, className }} id={control.id}>
      <textarea
        part="input"
        rows={rows}
        {...rest}
        {...control}
        className="portada-guard portada-field-control portada-field-area"
      />
    </Field>
  );
}
