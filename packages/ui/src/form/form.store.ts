import { atom } from 'nanostores';
import { type GenericSchema, safeParse } from 'valibot';
import { type Control, firstOf, isSame, read, show } from './controls.ts';

export type FieldValues = Readonly<Record<string, unknown>>;

/** The first broken rule of each field by its name, as a validation key (UI-05); one of the whole form is at `root`. */
export type RuleErrors = ReadonlyMap<string, string>;

export interface FormState<Input> {
  readonly values: Input;
  /** The values as of the last change that a control has to draw; most controls keep theirs themselves. */
  readonly drawn: FieldValues;
  /** Every broken rule, also of fields that the reader has not come by yet. */
  readonly broken: RuleErrors;
  /** What is shown of it: the fields that have been judged. */
  readonly errors: RuleErrors;
  /** Whether a value is other than at the beginning. */
  readonly isDirty: boolean;
}

/** The one before where nothing has changed: what is drawn of it need not render anew at every key. */
function keptIfSame(next: RuleErrors, before: RuleErrors | undefined): RuleErrors {
  const isSame = before?.size === next.size && [...next].every(([name, key]) => before.get(name) === key);
  return isSame ? before : next;
}

function brokenBy(schema: GenericSchema, values: FieldValues): RuleErrors {
  const broken = new Map<string, string>();
  for (const { path, message } of safeParse(schema, values).issues ?? []) {
    const name = String(path?.[0].key ?? 'root');
    if (!broken.has(name)) broken.set(name, message);
  }
  return broken;
}

/**
 * The state of a form and what happens to it; `useValibotForm` draws it. Text inputs and checkboxes keep their value
 * themselves (`bound`): React would write a password that it controls into the document's `value` attribute.
 */
export function createForm<Input extends FieldValues, Output>(
  schema: GenericSchema<Input, Output>,
  defaults: Input,
) {
  let initial: FieldValues = defaults;
  let isSent = false;
  const judged = new Set<string>();
  const controls = new Set<Control>();
  const bound = new Set<Control>();

  const changedIn = (values: FieldValues) =>
    Object.keys(values).filter((name) => !isSame(values[name], initial[name]));

  function look(values: Input, drawn: FieldValues, before?: FormState<Input>): FormState<Input> {
    const broken = keptIfSame(brokenBy(schema, values), before?.broken);
    const errors = isSent ? broken : new Map([...broken].filter(([name]) => judged.has(name)));
    return {
      values,
      drawn,
      broken,
      errors: keptIfSame(errors, before?.errors),
      isDirty: changedIn(values).length > 0,
    };
  }

  const $state = atom(look(defaults, defaults));
  const set = (values: Input, drawn: FieldValues) => $state.set(look(values, drawn, $state.get()));
  const given = (name: string): unknown => {
    const values: FieldValues = $state.get().values;
    return values[name];
  };

  function put(name: string, value: unknown, isKept = false): void {
    if (isSame(given(name), value)) return;
    const values = { ...$state.get().values, [name]: value };
    set(values, isKept ? $state.get().drawn : values);
  }

  const take = (control: Control) => put(control.name, read(control, given(control.name)), true);

  /** Shows from now on what is wrong with a field; without a name, judges anew, since a rule may know more by now. */
  function judge(name?: string): void {
    if (name) judged.add(name);
    const { values, drawn } = $state.get();
    set(values, drawn);
  }

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
    judge,
    put,
    /** The names of the fields whose value is other than at the beginning. */
    changed: (): string[] => changedIn($state.get().values),

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
        judge(currentTarget.name);
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
    reset(values: Input = defaults, sent?: FieldValues) {
      if (sent) for (const control of bound) take(control);
      const now = Object.entries($state.get().values);
      const own = sent ? now.filter(([name, value]) => !isSame(value, sent[name])) : [];
      initial = values;
      isSent = false;
      judged.clear();
      const next = { ...values, ...Object.fromEntries(own) };
      set(next, next);
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
        isSent = true;
        judge();
        const result = safeParse(schema, $state.get().values);
        if (result.success) {
          await send(result.output);
          judge();
        }
        if ($state.get().errors.size > 0) refuse();
      },
  };
}

export type FormStore<Input extends FieldValues, Output> = ReturnType<typeof createForm<Input, Output>>;
