import { type ChangeEvent, useState } from 'react';
import type { GenericSchema } from 'valibot';
import type { Control } from './controls.ts';
import { createForm } from './form.store.ts';
import type { FieldValues } from './form-values.store.ts';
import { useFormState } from './useFormState.ts';

export interface ValibotFormOptions<Input extends FieldValues, Output> {
  /** The schema, with validation keys as messages: made of `@portada/contract/rules`, outside the component. */
  schema: GenericSchema<Input, Output>;
  defaults: Input;
  /** Translates a validation key. */
  translate: (key: string) => string;
}

/**
 * A form with a schema for its rules. A field is validated when the reader leaves it and from then on at every change;
 * sending an invalid form moves the focus to its first wrong field.
 *
 *     const { form, field } = useValibotForm({ schema, defaults: { email: '' }, translate });
 *     <Form onSubmit={form.handleSubmit(send)}>
 *       <TextField label={t('email')} required type="email" {...field('email')} />
 *     </Form>
 *
 * `Select` and `DateField`, which draw the value that they are given, take `control(name)` instead. What else is
 * drawn of the form's state is read by `useFormState`, as deep in the form as it can be.
 */
export function useValibotForm<Input extends FieldValues, Output>(
  options: ValibotFormOptions<Input, Output>,
) {
  const { schema, defaults, translate } = options;
  const [form] = useState(() => createForm(schema, defaults));
  const errors = useFormState(form, (state) => state.errors);
  const drawn = useFormState(form, (state) => state.drawn);

  /** The message of a field's first error. */
  const error = (name: string): string | undefined => {
    const key = errors.get(name);
    return key && translate(key);
  };

  const input = (name: string) => ({ name, ...form.bound, error: error(name) });
  const control = (name: string) => {
    return {
      name,
      value: String(drawn[name] ?? ''),
      ref: form.hold,
      onChange: (change: string | ChangeEvent<Control>) =>
        form.put(name, typeof change === 'string' ? change : change.currentTarget.value),
      onBlur: () => form.validate(name),
      error: error(name),
    };
  };

  return {
    form,
    errors,
    error,
    /** The props of a text field or a checkbox: its name, its listeners and its error. */
    field: (name: keyof Input & string) => input(name),
    /** The props of one checkbox of a list; its `value` is the item. */
    choice: (name: keyof Input & string, value: string) => ({ name, value, ...form.bound }),
    /** The props of a `Select` or a `DateField`. */
    control: (name: keyof Input & string) => control(name),
  };
}
