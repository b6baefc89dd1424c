import { type GenericSchema, safeParse } from 'valibot';
import { type Control, firstOf, isSame, read, show } from './controls.ts';
import { createFormValues, type FieldValues } from './form-values.store.ts';

/**
 * The state of a form and what happens to it; `useValibotForm` draws it. Text inputs and checkboxes keep their value
 * themselves (`bound`): React would write a password that it controls into the document's `value` attribute.
 */
export function createForm<Input extends FieldValues, Output>(
  schema: GenericSchema<Input, Output>,
  defaults: Input,
) {
  const values = createFormValues(schema, defaults);
  const { $state, given, put, validate } = values;
  const controls = new Set<Control>();
  const bound = new Set<Control>();

  const take = (control: Control) => put(control.name, read(control, given(control.name)), true);

  /** Moves the focus to the first of these fields. */
  function focus(has: (name: string) => boolean): void {
    firstOf([...controls].filter(({ name }) => has(name)))?.focus();
  }

  const focusError = () => {
    const { errors } = $state.get();
    focus((name) => errors.has(name));
  };

  return {
    $state,
    validate,
    put,
    changed: values.changed,

    /** The ref of a control that draws the value it is given. */
    hold(control: Control | null) {
      if (!control) return;
      controls.add(control);
      return () => void controls.delete(control);
    },

    /** The ref and the listeners of a control that keeps its value itself. */
    bound: {
      ref(control: Control | null) {
        if (!control) return;
        show(control, given(control.name));
        for (const set of [controls, bound]) set.add(control);
        return () => {
          for (const set of [controls, bound]) set.delete(control);
        };
      },
      onChange: ({ currentTarget }: { currentTarget: Control }) => take(currentTarget),
      onBlur({ currentTarget }: { currentTarget: Control }) {
        // Not every password manager tells that it has filled in a field.
        take(currentTarget);
        validate(currentTarget.name);
      },
    },

    setFocus: (name: keyof Input & string) => focus((one) => one === name),

    /** Fills in a field as the reader would. */
    setValue<Name extends keyof Input & string>(name: Name, value: Input[Name]) {
      put(name, value);
      for (const control of bound) if (control.name === name) show(control, value);
    },

    /**
     * Begins anew, with these values or those of the beginning. A field keeps what the reader has written there since
     * `sent`, if that is given.
     */
    reset(beginning: Input = defaults, sent?: FieldValues) {
      if (sent) for (const control of bound) take(control);
      const now = Object.entries($state.get().values);
      const own = sent ? now.filter(([name, value]) => !isSame(value, sent[name])) : [];
      values.begin(beginning, Object.fromEntries(own));
      for (const control of bound) show(control, given(control.name));
    },

    /**
     * For `onSubmit`. Sends what the schema reads of the values. Where a rule is broken, before or by what the server
     * has answered, the focus moves to the first wrong field, or `refuse` does what is to be done instead.
     */
    handleSubmit:
      (send: (values: Output) => unknown, refuse: () => void = focusError) =>
      async (event: { preventDefault(): void }): Promise<void> => {
        event.preventDefault();
        for (const control of bound) take(control);
        values.validateAll();
        const result = safeParse(schema, $state.get().values);
        if (result.success) {
          await send(result.output);
          validate();
        }
        if ($state.get().errors.size > 0) refuse();
      },
  };
}

export type FormStore<Input extends FieldValues, Output> = ReturnType<typeof createForm<Input, Output>>;
