import { registrationPasswordRules } from '@portada/contract/rules';
import { useMessages } from '@portada/element';
import { PasswordField } from '@portada/ui/password-field/PasswordField.tsx';
import { PasswordRules } from '@portada/ui/password-rules/PasswordRules.tsx';
import { TextField } from '@portada/ui/text-field/TextField.tsx';
import { useWatch } from 'react-hook-form';
import { Group } from './Group.tsx';
import { messages } from './messages.ts';
import { NickField } from './NickField.tsx';
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
      <NickField fields={fields} />
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...fields.field('email')}
      />
      {kind !== 'social' && <NewPassword fields={fields} />}
    </Group>
  );
}

/** REG-04: each rule is ticked off while the reader types. */
function NewPassword({ fields }: { fields: RegisterFields }) {
  const t = useMessages(messages);
  const value = useWatch({ control: fields.form.control, name: 'password' });
  return (
    <PasswordField
      className="portada-register-wide"
      label={t('password')}
      autoComplete="new-password"
      required
      hint={<PasswordRules rules={registrationPasswordRules} value={value} />}
      {...fields.field('password')}
    />
  );
}
