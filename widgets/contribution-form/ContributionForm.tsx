import { useStore } from '@nanostores/react';
import { FIELD_MAX_LENGTH, SUBMISSION_MAX_LENGTH } from '@portada/contract';
import { maxLength, required, terms } from '@portada/contract/rules';
import * as v from '@portada/contract/valibot';
import { routeUrl } from '@portada/core';
import { useEmit, useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Checkbox } from '@portada/ui/checkbox/Checkbox.tsx';
import { Thanks } from '@portada/ui/dialog/Thanks.tsx';
import { isOver, SubmissionOutcome } from '@portada/ui/features/submission/SubmissionOutcome.tsx';
import { UploadField } from '@portada/ui/features/submission/UploadField.tsx';
import { useOnceOpen, usePeriod } from '@portada/ui/features/submission/usePeriod.ts';
import { useDraft, useSubmission } from '@portada/ui/features/submission/useSubmission.ts';
import { Form } from '@portada/ui/form/Form.tsx';
import { useRuleTexts } from '@portada/ui/form/useRuleTexts.ts';
import { useValibotForm } from '@portada/ui/form/useValibotForm.ts';
import { useServedLogin } from '@portada/ui/kept-press/useServedLogin.ts';
import { Link } from '@portada/ui/link/Link.tsx';
import { Notice } from '@portada/ui/notice/Notice.tsx';
import { TextArea } from '@portada/ui/text-field/TextArea.tsx';
import { TextField } from '@portada/ui/text-field/TextField.tsx';
import { contributionOptions } from './contribution-form.store.ts';
import { messages } from './messages.ts';

const schema = v.object({
  title: v.pipe(required('title'), maxLength(FIELD_MAX_LENGTH)),
  text: v.pipe(required('text'), maxLength(SUBMISSION_MAX_LENGTH)),
  terms: terms(),
});
const written = ['title', 'text'] as const;

interface Props {
  callId: string;
  closes: string;
}

/** UGC-01: the form, or that the call is closed. */
export function ContributionForm(props: Props) {
  useServedLogin();
  return <OneCall key={props.callId} {...props} />;
}

function OneCall({ callId, closes }: Props) {
  const t = useMessages(messages);
  const period = usePeriod('', closes);
  if (!useOnceOpen(period)) return <Notice kind="info">{t('closed')}</Notice>;
  return <OpenForm callId={callId} isClosed={period === 'closed'} />;
}

interface FormProps {
  callId: string;
  /** The time has run out while the form was open. */
  isClosed: boolean;
}

function OpenForm({ callId, isClosed }: FormProps) {
  const t = useMessages(messages);
  const emit = useEmit();
  const store = useSubmission(contributionOptions(callId));
  const state = useStore(store.$state);
  const over = isOver(state, isClosed);
  const { form, field } = useValibotForm({
    schema,
    defaults: { title: '', text: '', ...store.begun, terms: false },
    translate: useRuleTexts(),
  });
  useDraft(form, store, written);

  const send = form.handleSubmit(async ({ title, text }) => {
    if (!(await store.submit({ title, text }))) return;
    emit('portada:contribute', { callId });
    form.reset({ title: '', text: '', terms: false });
  });

  const consent = (
    <>
      <span className="portada-guard">{t('consent')}</span> <Link href={routeUrl('terms')}>{t('terms')}</Link>
    </>
  );
  return (
    <>
      <Form className="portada-contribution-form" onSubmit={send} aria-label={t('label')}>
        <TextField label={t('title')} required readOnly={over} {...field('title')} />
        <TextArea label={t('text')} rows={6} required readOnly={over} {...field('text')} />
        {!over && <UploadField purpose="contribution" store={store.upload} />}
        {!over && <Checkbox label={consent} required {...field('terms')} />}
        <SubmissionOutcome store={store} closed={isClosed ? t('closed') : undefined} />
        {!over && (
          <Button type="submit" waiting={state === 'waiting'}>
            {t('submit')}
          </Button>
        )}
      </Form>
      <Thanks
        sending={state === 'waiting'}
        open={state === 'done'}
        title={t('thanksTitle')}
        text={t('thanks')}
        onClose={store.close}
      />
    </>
  );
}
