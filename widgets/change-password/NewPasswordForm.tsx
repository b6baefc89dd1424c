import { useStore } from '@nanostores/react';
import { follows, matches, registrationPasswordRules, required } from '@portada/contract/rules';
import * as v from '@portada/contract/valibot';
import { useHost, useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { PasswordRules } from '@portada/ui/features/password-rules/PasswordRules.tsx';
import { accountRuleTexts } from '@portada/ui/form/account/messages.ts';
import { Form } from '@portada/ui/form/Form.tsx';
import { createServerFieldErrors } from '@portada/ui/form/server-field-errors.ts';
import { useFormState } from '@portada/ui/form/useFormState.ts';
import { useFreshOnReturn } from '@portada/ui/form/useFreshOnReturn.ts';
import { useRuleTexts } from '@portada/ui/form/useRuleTexts.ts';
import { useValibotForm } from '@portada/ui/form/useValibotForm.ts';
import { PasswordField } from '@portada/ui/password-field/PasswordField.tsx';
import { Problem } from '@portada/ui/too-many/Problem.tsx';
import { useState } from 'react';
import { createChangeStore } from './change-password.store.ts';
import { DeadLink } from './DeadLink.tsx';
import { messages } from './messages.ts';

/** VAL-03, VAL-05: the account's password, as at its registration. */
function passwordSchema() {
  const serverErrors = createServerFieldErrors();
  const schema = v.pipe(
    v.object({
      newPassword: v.pipe(required('newPassword'), follows(registrationPasswordRules)),
      repeatPassword: required('repeatPassword'),
    }),
    matches('newPassword', 'repeatPassword'),
    serverErrors.rule(),
  );
  return { schema, serverErrors };
}

interface Props {
  token: string;
}

/**
 * Whose password it is, as the server's form has it, so that password managers keep it under that name. Not shown: it
 * would move what follows on pages whose form does not have it.
 */
function useUsername(): string | undefined {
  const host = useHost();
  const [username] = useState(
    () => host?.querySelector<HTMLInputElement>('input[autocomplete="username"]:not(.portada *)')?.value,
  );
  return username;
}

export function NewPasswordForm({ token }: Props) {
  const t = useMessages(messages);
  const username = useUsername();
  const [store] = useState(() => createChangeStore(token));
  const { status, problem } = useStore(store.$state);
  const [{ schema, serverErrors }] = useState(passwordSchema);
  const { form, field } = useValibotForm({
    schema,
    defaults: { newPassword: '', repeatPassword: '' },
    translate: useRuleTexts(accountRuleTexts),
  });
  const newPassword = useFormState(form, ({ values }) => values.newPassword);
  useFreshOnReturn(status === 'done');

  const send = form.handleSubmit(async ({ newPassword }) => {
    const brokenRule = await store.submit(newPassword);
    if (brokenRule) serverErrors.refuse('newPassword', newPassword, brokenRule);
  });

  if (problem === 'deadLink') return <DeadLink focus />;
  return (
    <Form className="portada-change-password" onSubmit={send} aria-label={t('label')}>
      {problem && <Problem problem={problem} t={t} />}
      {username && (
        <input type="email" name="username" autoComplete="username" readOnly value={username} hidden />
      )}
      <PasswordField
        label={t('newPassword')}
        autoComplete="new-password"
        required
        hint={<PasswordRules rules={registrationPasswordRules} value={newPassword} />}
        {...field('newPassword')}
      />
      <PasswordField
        label={t('repeatPassword')}
        autoComplete="new-password"
        required
        {...field('repeatPassword')}
      />
      <Button type="submit" waiting={status !== 'idle'}>
        {t('submit')}
      </Button>
    </Form>
  );
}
