import { atom } from 'nanostores';
import { type GenericSchema, safeParse } from 'valibot';
import { isSame } from './controls.ts';

export type FieldValues = Readonly<Record<string, unknown>>;

/** The first broken rule of each field by its name, as a validation key (UI-05); one of the whole form is at `root`. */
export type RuleErrors = ReadonlyMap<string, string>;

export interface FormState<Input> {
  readonly values: Input;
  /** The values as of the last change that a control has to draw; most controls keep theirs themselves. */
  readonly drawn: FieldValues;
  /** Every broken rule, also of fields that the reader has not come by yet. */
  readonly broken: RuleErrors;
  /** What is shown of it: the fields that have been validated. */
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

/** The values of a form, which rules they break, and which of those are shown already. */
export function createFormValues<Input extends FieldValues>(schema: GenericSchema, defaults: Input) {
  let initial: FieldValues = defaults;
  let isSent = false;
  const validated = new Set<string>();

  const changedIn = (values: FieldValues) =>
    Object.keys(values).filter((name) => !isSame(values[name], initial[name]));

  function look(values: Input, drawn: FieldValues, before?: FormState<Input>): FormState<Input> {
    const broken = keptIfSame(brokenBy(schema, values), before?.broken);
    const errors = isSent ? broken : new Map([...broken].filter(([name]) => validated.has(name)));
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

  /** Shows from now on what is wrong with a field; without a name, validates anew: a rule may know more by now. */
  function validate(name?: string): void {
    if (name) validated.add(name);
    const { values, drawn } = $state.get();
    set(values, drawn);
  }

  return {
    $state,
    given,
    put,
    validate,

    /** The names of the fields whose value is other than at the beginning. */
    changed: (): string[] => changedIn($state.get().values),

    /** Shows from now on what is wrong with every field. */
    validateAll(): void {
      isSent = true;
      validate();
    },

    /** Begins anew with these values, of which the reader has changed some. */
    begin(values: Input, own: FieldValues): void {
      initial = values;
      isSent = false;
      validated.clear();
      const next = { ...values, ...own };
      set(next, next);
    },
  };
}
