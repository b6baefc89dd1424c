import { useStore } from '@nanostores/react';
import type { Newsletter } from '@portada/contract';
import { email, terms } from '@portada/contract/rules';
import { routeUrl } from '@portada/core';
import { useEmit, useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Checkbox } from '@portada/ui/checkbox/Checkbox.tsx';
import { ThanksDialog } from '@portada/ui/dialog/ThanksDialog.tsx';
import { Form } from '@portada/ui/form/Form.tsx';
import { useRuleTexts } from '@portada/ui/form/useRuleTexts.ts';
import { useValibotForm } from '@portada/ui/form/useValibotForm.ts';
import { Link } from '@portada/ui/link/Link.tsx';
import { TextField } from '@portada/ui/text-field/TextField.tsx';
import { Problem } from '@portada/ui/too-many/Problem.tsx';
import { useState } from 'react';
import * as v from 'valibot';
import { messages } from './messages.ts';
import { createSubscriptionStore } from './newsletter-form.store.ts';

/** NEWSL-02 */
const schema = v.object({ email: email(), terms: terms() });

interface Props {
  newsletters: readonly Newsletter[];
}

/** NEWSL-01 */
export function NewsletterForm({ newsletters }: Props) {
  const t = useMessages(messages);
  const emit = useEmit();
  const [store] = useState(createSubscriptionStore);
  const state = useStore(store.$state);
  const { form, field } = useValibotForm({
    schema,
    defaults: { email: '', terms: false },
    translate: useRuleTexts(),
  });

  const send = form.handleSubmit(async (values) => {
    if (!(await store.submit(values.email, newsletters))) return;
    form.reset();
    emit('portada:subscribe', { newsletterIds: newsletters.map(({ id }) => id), subscribed: true });
  });

  const consent = (
    <>
      {t('consent')} <Link href={routeUrl('privacy')}>{t('privacy')}</Link>
    </>
  );
  return (
    <>
      <Form className="portada-newsletter-form" onSubmit={send} aria-label={t('label')}>
        <TextField
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...field('email')}
        />
        <Checkbox label={consent} required {...field('terms')} />
        {(state === 'failed' || typeof state === 'object') && <Problem problem={state} t={t} />}
        <Button type="submit" waiting={state === 'waiting'}>
          {t('submit')}
        </Button>
      </Form>
      <ThanksDialog
        open={state === 'done'}
        title={t('thanksTitle')}
        text={t('thanks')}
        onClose={store.close}
      />
    </>
  );
}
