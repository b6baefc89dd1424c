import type { RegistrationError } from '@portada/contract';
import { rawCheck } from 'valibot';
import type { ApiError } from '../api/errors.ts';

/** REG-08: what is taken is told at its field. */
const takenFields: ReadonlyMap<string, 'email' | 'nick'> = new Map([
  ['EMAIL_ALREADY_IN_USE', 'email'],
  ['NICK_ALREADY_IN_USE', 'nick'],
] as const satisfies [RegistrationError, 'email' | 'nick'][]);

/** The field that a failure is about which only says that something is taken. */
export function takenField({ code }: ApiError): 'email' | 'nick' | undefined {
  return takenFields.get(code);
}

/** The fields that the server has refused, each with its message key. */
function refusedBy(error: ApiError, emailTaken: string): Readonly<Record<string, string>> {
  const taken = takenField(error);
  const key = taken === 'email' ? emailTaken : 'validation.nick.taken';
  return { ...error.body.fields, ...(taken && { [taken]: key }) };
}

/** What the server has refused of a form, value by value: each stays refused until it is changed. */
export function createRefusals() {
  const kept = new Map<string, Map<unknown, string>>();
  const of = (field: string, value: unknown) => kept.get(field)?.get(value);

  return {
    /** The message key for a value that has been refused. */
    of,

    /** Remembers what a failed call refused of what was sent; a form may have words of its own for a taken e-mail. */
    keep(sent: object, error: ApiError, emailTaken = 'validation.email.taken'): void {
      for (const [field, key] of Object.entries(refusedBy(error, emailTaken))) {
        const value: unknown = Reflect.get(sent, field);
        kept.set(field, (kept.get(field) ?? new Map()).set(value, key));
      }
    },

    /** For the pipe of the form's object: what has been refused is wrong now by the form's own rules. */
    rule: <Form extends Readonly<Record<string, unknown>>>() =>
      rawCheck<Form>(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const input = dataset.value;
        for (const [key, value] of Object.entries(input)) {
          const message = of(key, value);
          if (message) addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value }] });
        }
      }),
  };
}

export type Refusals = ReturnType<typeof createRefusals>;
