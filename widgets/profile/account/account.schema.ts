import { FIELD_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '@portada/contract';
import {
  email,
  matches,
  maxLength,
  nick,
  oldEnough,
  phone,
  postalCode,
  profileNewPassword,
  realDay,
  required,
  type ValidationKey,
} from '@portada/contract/rules';
import * as v from '@portada/contract/valibot';
import { editableCity } from '@portada/ui/features/account-fields/city.ts';
import type { ServerFieldErrors } from '@portada/ui/form/server-field-errors.ts';

/** What the form knows from outside its fields: what the server has said. */
interface Verdicts {
  isTaken(nick: string): boolean;
  serverErrors: ServerFieldErrors;
}

const line = () => v.pipe(v.string(), v.trim(), maxLength(FIELD_MAX_LENGTH));
const requiredLine = (field: 'name' | 'surname') =>
  v.pipe(required(field), v.trim(), maxLength(FIELD_MAX_LENGTH));

const fields = (isTaken: Verdicts['isTaken']) =>
  v.object({
    nick: v.pipe(
      nick(),
      v.check((value) => !isTaken(value), 'validation.nick.taken'),
    ),
    email: email(),
    password: v.pipe(v.string(), maxLength(PASSWORD_MAX_LENGTH)),
    newPassword: v.pipe(profileNewPassword(), maxLength(PASSWORD_MAX_LENGTH)),
    repeatPassword: v.string(),
    name: requiredLine('name'),
    surname: requiredLine('surname'),
    birthdate: v.pipe(v.string(), v.trim(), realDay(), oldEnough()),
    phone: v.pipe(line(), phone()),
    country: v.string(),
    province: v.string(),
    city: line(),
    address: line(),
    postalCode: v.pipe(line(), postalCode()),
  });

export type Values = v.InferOutput<ReturnType<typeof fields>>;

/** What one field demands of another, each message at its field. */
function brokenTogether(values: Values): [field: keyof Values, message: ValidationKey][] {
  const { password, newPassword, repeatPassword } = values;
  const changes = password !== '' || newPassword !== '';
  const broken: [boolean, keyof Values, ValidationKey][] = [
    [changes && password === '', 'password', 'validation.password.required'],
    [changes && newPassword === '', 'newPassword', 'validation.newPassword.required'],
    [changes && repeatPassword === '', 'repeatPassword', 'validation.repeatPassword.required'],
  ];
  return broken.flatMap(([isBroken, field, message]) => (isBroken ? [[field, message] as const] : []));
}

/** The rules of the account's form (ACCT-23, ACCT-24). A reader without a password leaves its fields empty. */
export function accountSchema({ isTaken, serverErrors }: Verdicts) {
  return v.pipe(
    fields(isTaken),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const [key, message] of brokenTogether(input)) {
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
      }
    }),
    editableCity(),
    matches('newPassword', 'repeatPassword'),
    serverErrors.rule(),
  );
}
