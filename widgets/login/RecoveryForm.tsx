import { useStore } from '@nanostores/react';
import { email } from '@portada/contract/rules';
import * as v from '@portada/contract/valibot';
import { useId, useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Form } from '@portada/ui/form/Form.tsx';
import { stayInField } from '@portada/ui/form/stay-in-field.ts';
import { useFreshOnReturn } from '@portada/ui/form/useFreshOnReturn.ts';
import { useRuleTexts } from '@portada/ui/form/useRuleTexts.ts';
import { useValibotForm } from '@portada/ui/form/useValibotForm.ts';
import { TextField } from '@portada/ui/text-field/TextField.tsx';
import { Problem } from '@portada/ui/too-many/Problem.tsx';
import { useState } from 'react';
import { messages } from './messages.ts';
import { createRecoveryStore } from './recovery.store.ts';

const schema = v.object({ email: email() });

interface Props {
  email: string;
  onBack(typedEmail: string): void;
}

/** LOGIN-16 */
export function RecoveryForm({ email: typed, onBack }: Props) {
  const t = useMessages(messages);
  const titleId = useId();
  const [store] = useState(createRecoveryStore);
  const { status, problem } = useStore(store.$state);
  const { form, field } = useValibotForm({
    schema,
    defaults: { email: typed },
    translate: useRuleTexts(),
  });
  useFreshOnReturn(status === 'done');

  return (
    <section className="portada-guard portada-login" aria-labelledby={titleId}>
      <h2 className="portada-guard portada-login-title" id={titleId}>
        {t('recoveryTitle')}
      </h2>
      <p className="portada-guard">{t('recoveryIntro')}</p>
      <Form onSubmit={form.handleSubmit((values) => store.submit(values.email))}>
        {problem && <Problem problem={problem} t={t} />}
        <TextField
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoFocus
          required
          {...field('email')}
        />
        <Button type="submit" waiting={status !== 'idle'}>
          {t('recoverySubmit')}
        </Button>
        <Button
          variant="quiet"
          onMouseDown={stayInField}
          onClick={() => onBack(form.$state.get().values.email)}
        >
          {t('back')}
        </Button>
      </Form>
    </section>
  );
}
