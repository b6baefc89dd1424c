import { useStore } from '@nanostores/react';
import type { NewsletterOffer } from '@portada/contract';
import { email, someNewsletter, terms } from '@portada/contract/rules';
import * as v from '@portada/contract/valibot';
import { routeUrl, type Translate } from '@portada/core';
import { useEmit, useId, useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Checkbox } from '@portada/ui/checkbox/Checkbox.tsx';
import { FieldNotes } from '@portada/ui/field/Field.tsx';
import { Form } from '@portada/ui/form/Form.tsx';
import { useRuleTexts } from '@portada/ui/form/useRuleTexts.ts';
import { useValibotForm } from '@portada/ui/form/useValibotForm.ts';
import { lazyModule } from '@portada/ui/lazy-module/lazy-module.ts';
import { Link } from '@portada/ui/link/Link.tsx';
import { TextField } from '@portada/ui/text-field/TextField.tsx';
import { useState } from 'react';
import { messages } from './messages.ts';
import { NewsletterChoice } from './NewsletterChoice.tsx';
import { createSubscriptionStore, type Outcome } from './newsletter-form.store.ts';

const sending = lazyModule(() => import('./sending.store.ts'));

/** Should it fail, it is asked for again when the form is sent. */
function fetchSending(): void {
  sending.load().catch(() => undefined);
}

/** NEWSL-02 */
const entries = { email: email(), terms: terms() };
const schemas = {
  all: v.object({ ...entries, newsletters: v.array(v.string()) }),
  some: v.object({ ...entries, newsletters: someNewsletter() }),
};

interface Props {
  newsletters: readonly NewsletterOffer[];
  choice: boolean;
}

/** What is asked depends on whether there is a choice: with another answer it is another form. */
export function NewsletterForm({ newsletters, choice }: Props) {
  const isChoice = choice && newsletters.length > 1;
  return <Subscription key={String(isChoice)} newsletters={newsletters} choice={isChoice} />;
}

/** NEWSL-01 */
function Subscription({ newsletters, choice }: Props) {
  const t = useMessages(messages);
  const emit = useEmit();
  const [store] = useState(() => createSubscriptionStore(sending.load));
  const state = useStore(store.$state);
  const fields = useValibotForm({
    schema: choice ? schemas.some : schemas.all,
    defaults: { email: '', terms: false, newsletters: [] },
    translate: useRuleTexts(),
  });
  const { form, field } = fields;

  const send = form.handleSubmit(async (values) => {
    const wanted = choice ? newsletters.filter(({ id }) => values.newsletters.includes(id)) : newsletters;
    if (!(await store.submit(values.email, wanted))) return;
    form.reset();
    emit('portada:subscribe', { newsletterIds: wanted.map(({ id }) => id), subscribed: true });
  });

  const consent = (
    <>
      <span className="portada-guard">{t('consent')}</span>{' '}
      <Link href={routeUrl('privacy')}>{t('privacy')}</Link>
    </>
  );
  return (
    <>
      <Form
        className="portada-newsletter-form"
        onInput={fetchSending}
        onSubmit={send}
        aria-label={t('label')}
      >
        {choice && (
          <NewsletterChoice
            newsletters={newsletters}
            error={fields.error('newsletters')}
            choice={(id) => fields.choice('newsletters', id)}
          />
        )}
        <TextField
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...field('email')}
        />
        <Checkbox label={consent} required {...field('terms')} />
        {(state === 'failed' || typeof state === 'object') && <Failure problem={state} t={t} />}
        <Button type="submit" waiting={state === 'waiting'}>
          {t('submit')}
        </Button>
      </Form>
      {sending.loaded && (
        <sending.loaded.Thanks
          sending={state === 'waiting'}
          open={state === 'done'}
          title={t('thanksTitle')}
          text={t('thanks')}
          onClose={store.close}
        />
      )}
    </>
  );
}

interface FailureProps {
  problem: Exclude<Outcome, 'done'>;
  t: Translate<'failed'>;
}

/** Without the code that sends, for which its own notice comes too late, it is told as the error of a field is. */
function Failure({ problem, t }: FailureProps) {
  const id = useId();
  const part = sending.loaded;
  if (part) return <part.Problem problem={problem} t={t} />;
  return <FieldNotes id={id} error={t('failed')} hint={undefined} isUnasked />;
}
