import { useStore } from '@nanostores/react';
import { routeUrl } from '@portada/core';
import { useEmit, useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Checkbox } from '@portada/ui/checkbox/Checkbox.tsx';
import { Form } from '@portada/ui/form/Form.tsx';
import { stayInField } from '@portada/ui/form/stay-in-field.ts';
import { Link } from '@portada/ui/link/Link.tsx';
import { Notice } from '@portada/ui/notice/Notice.tsx';
import { Select } from '@portada/ui/select/Select.tsx';
import { TextArea } from '@portada/ui/text-field/TextArea.tsx';
import { TextField } from '@portada/ui/text-field/TextField.tsx';
import { Problem } from '@portada/ui/too-many/Problem.tsx';
import { useEffect } from 'react';
import type { Topic } from './ContactForm.tsx';
import { type Draft, forgetDraft } from './contact-form.draft.ts';
import type { ContactState, createContactStore } from './contact-form.store.ts';
import { messages } from './messages.ts';
import { useContactForm } from './useContactForm.ts';

interface Props {
  store: ReturnType<typeof createContactStore>;
  state: Exclude<ContactState, { status: 'done' }>;
  topics: readonly Topic[];
  /** The initial values of a further message; the form takes the focus then. */
  next: Draft | undefined;
}

export function SubmissionForm({ store, state, topics, next }: Props) {
  const t = useMessages(messages);
  const emit = useEmit();
  const { form, field, control, keep } = useContactForm(store, next);
  const noCaptcha = useStore(store.captcha.$missing);
  const { setFocus } = form;
  useEffect(() => {
    if (next) setFocus('message');
  }, [next, setFocus]);

  const send = form.handleSubmit(async (values) => {
    if (!(await store.submit(values))) return;
    emit('portada:contact', { topic: values.topic });
    forgetDraft();
  });

  return (
    <Form
      className="portada-contact-form"
      aria-label={t('label')}
      onSubmit={send}
      onChange={keep}
      onFocus={() => void store.captcha.load()}
    >
      <TextField label={t('name')} autoComplete="name" required {...field('name')} />
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...field('email')}
      />
      {topics.length > 0 && (
        <Select
          label={t('topic')}
          placeholder={t('otherTopic')}
          options={topics.map(({ value, name }) => ({ value, label: name }))}
          {...control('topic')}
        />
      )}
      <TextArea label={t('message')} rows={6} required {...field('message')} />
      <Checkbox
        required
        label={
          <>
            <span className="portada-guard">{t('consent')}</span>{' '}
            <Link href={routeUrl('privacy')}>{t('privacy')}</Link>
          </>
        }
        {...field('terms')}
      />
      {noCaptcha && <Notice kind="info">{t('noCaptcha')}</Notice>}
      {state.problem && <Problem problem={state.problem} t={t} />}
      <Button type="submit" waiting={state.status === 'waiting'} onMouseDown={stayInField}>
        {t('submit')}
      </Button>
    </Form>
  );
}
