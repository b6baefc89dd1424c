import { createContext, type ReactNode, useContext } from 'react';
import {
  type FieldValues,
  FormProvider,
  get,
  type Path,
  type UseFormReturn,
  useFormContext,
} from 'react-hook-form';
import { fieldId } from './useLongForm.ts';
import { useRuleTexts } from './useRuleTexts.ts';

const Scope = createContext('');

interface Props<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** The result of `useLongForm`. */
  scope: string;
  children: ReactNode;
}

/** The context of a long form, for field groups that several forms share. */
export function FormScope<Input extends FieldValues, Output>({
  form,
  scope,
  children,
}: Props<Input, Output>) {
  return (
    <Scope value={scope}>
      <FormProvider {...form}>{children}</FormProvider>
    </Scope>
  );
}

/** The form of a shared field group; `Values` are the fields that the group uses. */
export function useFormScope<Values extends FieldValues>() {
  const scope = useContext(Scope);
  const form = useFormContext<Values>();
  const translate = useRuleTexts();
  const { errors } = form.formState;
  const id = (name: Path<Values>) => fieldId(scope, name);
  const error = (name: Path<Values>): string | undefined => {
    const key: unknown = get(errors, `${name}.message`);
    return typeof key === 'string' && key ? translate(key) : undefined;
  };
  return {
    form,
    id,
    error,
    field: (name: Path<Values>) => ({ ...form.register(name), id: id(name), error: error(name) }),
  };
}
