import type { RegistrationError } from '@portada/contract';
import type { ApiError } from '@portada/core';
import { rawCheck } from 'valibot';

/** REG-08: an error about a value in use is shown at its field. */
const takenFields: ReadonlyMap<string, 'email' | 'nick'> = new Map([
  ['EMAIL_ALREADY_IN_USE', 'email'],
  ['NICK_ALREADY_IN_USE', 'nick'],
] as const satisfies [RegistrationError, 'email' | 'nick'][]);

/** The field that an error code without field errors is about. */
export function takenField({ code }: ApiError): 'email' | 'nick' | undefined {
  return takenFields.get(code);
}

/** The fields that the server rejected, each with its message key. */
function refusedBy(error: ApiError, emailTaken: string): Readonly<Record<string, string>> {
  const taken = takenField(error);
  const key = taken === 'email' ? emailTaken : 'validation.nick.taken';
  return { ...error.body.fields, ...(taken && { [taken]: key }) };
}

/** The errors that the server answered for a form, kept by field and value: a value stays invalid until it changes. */
export function createServerFieldErrors() {
  const kept = new Map<string, Map<unknown, string>>();
  const of = (field: string, value: unknown) => kept.get(field)?.get(value);

  const refuse = (field: string, value: unknown, key: string) => {
    kept.set(field, (kept.get(field) ?? new Map()).set(value, key));
  };

  return {
    /** The message key for a value that the server rejected. */
    of,

    /** Keeps one field's error for the value that was sent. */
    refuse,

    /**
     * Keeps the field errors of a failed call for the values that were sent. `emailTaken`: the form's key for an e-mail
     * in use.
     */
    keep(sent: object, error: ApiError, emailTaken = 'validation.email.taken'): void {
      for (const [field, key] of Object.entries(refusedBy(error, emailTaken))) {
        refuse(field, Reflect.get(sent, field), key);
      }
    },

    /** A valibot check for the form's object schema, which rejects the same values from now on. */
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

export type ServerFieldErrors = ReturnType<typeof createServerFieldErrors>;
