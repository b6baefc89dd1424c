import { profilePasswordRules } from '@portada/contract/rules';
import { useMessages } from '@portada/element';
import { Group, WIDE } from '@portada/ui/features/account-fields/Group.tsx';
import { PasswordRules } from '@portada/ui/features/password-rules/PasswordRules.tsx';
import { PasswordField } from '@portada/ui/password-field/PasswordField.tsx';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { messages } from './messages.ts';
import type { AccountFields } from './useAccountForm.ts';

const together = ['password', 'newPassword', 'repeatPassword'] as const;

/** ACCT-24: the three demand each other, so a change of one judges those anew that the reader has left. */
export function PasswordFields({ fields }: { fields: AccountFields }) {
  const t = useMessages(messages);
  const { control, getFieldState, trigger } = fields.form;
  const [password, newPassword, repeatPassword] = useWatch({ control, name: together });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the three values are what is judged
  useEffect(() => {
    const wrong = together.filter((name) => getFieldState(name).error);
    if (wrong.length > 0) void trigger(wrong);
  }, [password, newPassword, repeatPassword, getFieldState, trigger]);

  return (
    <Group title={t('password')}>
      <p className={`portada-guard ${WIDE}`}>{t('passwordIntro')}</p>
      <PasswordField
        className={WIDE}
        label={t('currentPassword')}
        autoComplete="current-password"
        {...fields.field('password')}
      />
      <PasswordField
        label={t('newPassword')}
        autoComplete="new-password"
        hint={newPassword && <PasswordRules rules={profilePasswordRules} value={newPassword} />}
        {...fields.field('newPassword')}
      />
      <PasswordField
        label={t('repeatPassword')}
        autoComplete="new-password"
        {...fields.field('repeatPassword')}
      />
    </Group>
  );
}
