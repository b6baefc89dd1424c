import { registrationPasswordRules } from '@portada/contract/rules';
import { useMessages } from '@portada/element';
import { Group, WIDE } from '@portada/ui/features/account-fields/Group.tsx';
import { NickField } from '@portada/ui/features/account-fields/NickField.tsx';
import { EmailField } from '@portada/ui/features/account-fields/PersonFields.tsx';
import { PasswordRules } from '@portada/ui/features/password-rules/PasswordRules.tsx';
import { useFormState } from '@portada/ui/form/useFormState.ts';
import { PasswordField } from '@portada/ui/password-field/PasswordField.tsx';
import { messages } from './messages.ts';
import type { Kind } from './register.schema.ts';
import type { RegisterFields } from './useRegisterForm.ts';

interface Props {
  fields: RegisterFields;
  kind: Kind;
}

/** What a reader logs in with. The address stands before the password, where password managers look for the name. */
export function AccountFields({ fields, kind }: Props) {
  const t = useMessages(messages);
  return (
    <Group title={t('account')}>
      <NickField fields={fields} store={fields.nick} />
      <EmailField fields={fields} isUsername={kind !== 'social'} />
      {kind !== 'social' && <NewPassword fields={fields} />}
    </Group>
  );
}

/** REG-04: each rule is ticked off while the reader types. */
function NewPassword({ fields }: { fields: RegisterFields }) {
  const t = useMessages(messages);
  const value = useFormState(fields.form, ({ values }) => values.password);
  return (
    <PasswordField
      className={WIDE}
      label={t('password')}
      autoComplete="new-password"
      required
      hint={<PasswordRules rules={registrationPasswordRules} value={value} />}
      {...fields.field('password')}
    />
  );
}
