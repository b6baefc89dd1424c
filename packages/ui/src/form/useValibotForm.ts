import { useMemo } from 'react';
import { type DefaultValues, type FieldValues, get, type Path, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { valibotResolver } from './valibot-resolver.ts';

export interface ValibotFormOptions<Input extends FieldValues, Output> {
  /** The schema, with validation keys as messages: made of `@portada/contract/rules`, outside the component. */
  schema: GenericSchema<Input, Output>;
  defaults: DefaultValues<Input>;
  /** Translates a validation key. */
  translate: (key: string) => string;
  /** `false` for a long form, whose `ErrorSummary` takes the focus instead of the first wrong field. */
  focusError?: boolean;
}

/**
 * A form of react-hook-form with a schema for its rules. A field is judged when the reader leaves it and from then
 * on at every change; sending an invalid form moves the focus to its first wrong field.
 *
 *     const { form, field } = useValibotForm({ schema, defaults: { email: '' }, translate });
 *     <Form onSubmit={form.handleSubmit(send)}>
 *       <TextField label={t('email')} required type="email" {...field('email')} />
 *     </Form>
 *
 * A field that gives values instead of events, such as `DateField`, goes into react-hook-form's `Controller`, with
 * `error(name)` for its error.
 */
export function useValibotForm<Input extends FieldValues, Output>(
  options: ValibotFormOptions<Input, Output>,
) {
  const { schema, defaults, translate, focusError = true } = options;
  const resolver = useMemo(() => valibotResolver(schema), [schema]);
  const form = useForm<Input, unknown, Output>({
    resolver,
    defaultValues: defaults,
    mode: 'onTouched',
    shouldFocusError: focusError,
  });
  const { errors } = form.formState;

  /** The message of a field's first error. */
  const error = (name: Path<Input> | 'root'): string | undefined => {
    const key: unknown = get(errors, `${name}.message`);
    return typeof key === 'string' && key ? translate(key) : undefined;
  };
  /** The props of a field: its name, its listeners and its error. */
  const field = (name: Path<Input>) => ({ ...form.register(name), error: error(name) });

  return { form, field, error };
}
