import { useId } from '@portada/element';
import { accountRuleTexts } from './account/messages.ts';
import type { FieldValues } from './form-values.store.ts';
import { useRuleTexts } from './useRuleTexts.ts';
import { useValibotForm, type ValibotFormOptions } from './useValibotForm.ts';

type LongForm<Name extends string> = ReturnType<typeof useLongForm<Record<Name, string>, unknown, Name>>;

/** What a group of fields that several forms share needs of its form. */
export interface Fields<Name extends string> extends Pick<LongForm<Name>, 'field' | 'control'> {
  form: Pick<LongForm<Name>['form'], 'validate' | '$state'>;
}

interface Options<Input extends FieldValues, Output, Name extends keyof Input & string>
  extends Pick<ValibotFormOptions<Input, Output>, 'schema' | 'defaults'> {
  /** The fields in the order of the form, which is the order of their errors. */
  names: readonly Name[];
}

/** A form of several field groups, with the errors for its `ErrorSummary`. */
export function useLongForm<Input extends FieldValues, Output, Name extends keyof Input & string>(
  options: Options<Input, Output, Name>,
) {
  const { names, ...rest } = options;
  const translate = useRuleTexts(accountRuleTexts);
  const parts = useValibotForm({ ...rest, translate });
  const scope = useId();
  const id = (name: string) => `${scope}-${name}`;
  const listOf = (broken: ReadonlyMap<string, string>) =>
    names.flatMap((name) => {
      const key = broken.get(name);
      return key ? [{ name, id: id(name), text: translate(key) }] : [];
    });

  return {
    ...parts,
    errors: listOf(parts.errors),
    /** The errors among these rules, such as those of fields that the reader has not come by yet. */
    listOf,
    /** The props of a field; the error summary links to its id. */
    field: (name: keyof Input & string) => ({ ...parts.field(name), id: id(name) }),
    control: (name: keyof Input & string) => ({ ...parts.control(name), id: id(name) }),
    /** Moves the focus to a field, by its name. */
    goTo: (name: string) => {
      const field = names.find((one) => one === name);
      if (field) parts.form.setFocus(field);
    },
  };
}
