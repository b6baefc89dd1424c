import type { ComponentProps } from 'react';
import { Field, type FieldProps, useFieldControl } from '../field/Field.tsx';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** One line of text: a name, an e-mail, a telephone. `type`, `autoComplete`, `name` and the rest go to the input. */
export function TextField({ label, error, hint, required, id, className, ...input }: TextFieldProps) {
  const control = useFieldControl({ id, error, hint, required });
  return (
    <Field {...{ label, error, hint, required, className }} id={control.id}>
      <input part="input" {...input} {...control} className="portada-guard portada-field-control" />
    </Field>
  );
}
