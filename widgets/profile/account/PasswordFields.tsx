import { profilePasswordRules } from '@portada/contract/rules';
import { useMessages } from '@portada/element';
import { Group, WIDE } from '@portada/ui/features/account-fields/Group.tsx';
import { PasswordRules } from '@portada/ui/features/password-rules/PasswordRules.tsx';
import { useFormState } from '@portada/ui/form/useFormState.ts';
import { PasswordField } from '@portada/ui/password-field/PasswordField.tsx';
import { messages } from './messages.ts';
import type { AccountFields } from './useAccountForm.ts';

/** ACCT-24: the three demand each other; a change of one validates those anew that the reader has left. */
export function PasswordFields({ fields }: { fields: AccountFields }) {
  const t = useMessages(messages);
  return (
    <Group title={t('password')}>
      <p className={`portada-guard ${WIDE}`}>{t('passwordIntro')}</p>
      <PasswordField
        className={WIDE}
        label={t('currentPassword')}
        autoComplete="current-password"
        {...fields.field('password')}
      />
      <NewPassword fields={fields} />
      <PasswordField
        label={t('repeatPassword')}
        autoComplete="new-password"
        {...fields.field('repeatPassword')}
      />
    </Group>
  );
}

function NewPassword({ fields }: { fields: AccountFields }) {
  const t = useMessages(messages);
  const value = useFormState(fields.form, ({ values }) => values.newPassword);
  return (
    <PasswordField
      label={t('newPassword')}
      autoComplete="new-password"
      hint={value && <PasswordRules rules={profilePasswordRules} value={value} />}
      {...fields.field('newPassword')}
    />
  );
}
