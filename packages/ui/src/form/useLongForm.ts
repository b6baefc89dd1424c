import { useId } from '@portada/element';
import type { FieldValues, Path } from 'react-hook-form';
import { useRuleTexts } from './useRuleTexts.ts';
import { useValibotForm, type ValibotFormOptions } from './useValibotForm.ts';

interface Options<Input extends FieldValues, Output, Name extends Path<Input>>
  extends Pick<ValibotFormOptions<Input, Output>, 'schema' | 'defaults'> {
  /** The fields in the order of the form, which is the order of their errors. */
  names: readonly Name[];
}

/** A form of several field groups, with the errors for its `ErrorSummary`. */
export function useLongForm<Input extends FieldValues, Output, Name extends Path<Input>>(
  options: Options<Input, Output, Name>,
) {
  const { names, ...rest } = options;
  const { form, field, error } = useValibotForm({ ...rest, translate: useRuleTexts(), focusError: false });
  const scope = useId();
  const id = (name: Name) => fieldId(scope, name);

  return {
    form,
    error,
    id,
    /** For `FormScope`. */
    scope,
    errors: names.flatMap((name) => {
      const text = error(name);
      return text ? [{ name, id: id(name), text }] : [];
    }),
    /** The props of a field; the error summary links to its id. */
    field: (name: Name) => ({ ...field(name), id: id(name) }),
    /** Moves the focus to a field, by its name. */
    goTo: (name: string) => {
      const field = names.find((one) => one === name);
      if (field) form.setFocus(field);
    },
  };
}

export function fieldId(scope: string, name: string): string {
  return `${scope}-${name}`;
}
