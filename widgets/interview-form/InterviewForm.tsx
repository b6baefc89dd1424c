import { useStore } from '@nanostores/react';
import { SUBMISSION_MAX_LENGTH } from '@portada/contract';
import { maxLength, required } from '@portada/contract/rules';
import * as v from '@portada/contract/valibot';
import { $language } from '@portada/core';
import { useEmit, useMessages } from '@portada/element';
import { formatTimestamp } from '@portada/shared/dates.ts';
import { Button } from '@portada/ui/button/Button.tsx';
import { Thanks } from '@portada/ui/dialog/Thanks.tsx';
import { isOver, SubmissionOutcome } from '@portada/ui/features/submission/SubmissionOutcome.tsx';
import { UploadField } from '@portada/ui/features/submission/UploadField.tsx';
import { useOnceOpen, usePeriod } from '@portada/ui/features/submission/usePeriod.ts';
import { useDraft, useSubmission } from '@portada/ui/features/submission/useSubmission.ts';
import { Form } from '@portada/ui/form/Form.tsx';
import { useRuleTexts } from '@portada/ui/form/useRuleTexts.ts';
import { useValibotForm } from '@portada/ui/form/useValibotForm.ts';
import { useServedLogin } from '@portada/ui/kept-press/useServedLogin.ts';
import { Notice } from '@portada/ui/notice/Notice.tsx';
import { TextArea } from '@portada/ui/text-field/TextArea.tsx';
import { questionOptions } from './interview-form.store.ts';
import { messages } from './messages.ts';

const schema = v.object({ question: v.pipe(required('question'), maxLength(SUBMISSION_MAX_LENGTH)) });
const written = ['question'] as const;

interface Props {
  interviewId: string;
  opens: string;
  closes: string;
}

/** INTV-01: the form, or that the interview takes no questions yet, or no more. */
export function InterviewForm(props: Props) {
  useServedLogin();
  return <OneInterview key={props.interviewId} {...props} />;
}

function OneInterview({ interviewId, opens, closes }: Props) {
  const t = useMessages(messages);
  const period = usePeriod(opens, closes);
  const isClosed = period === 'closed';
  if (useOnceOpen(period)) return <OpenForm interviewId={interviewId} isClosed={isClosed} />;
  const when = isClosed ? '' : formatTimestamp(new Date(opens), $language.get());
  return <Notice kind="info">{isClosed ? t('closed') : t('soon', { when })}</Notice>;
}

interface FormProps {
  interviewId: string;
  /** The time has run out while the form was open. */
  isClosed: boolean;
}

function OpenForm({ interviewId, isClosed }: FormProps) {
  const t = useMessages(messages);
  const emit = useEmit();
  const store = useSubmission(questionOptions(interviewId));
  const state = useStore(store.$state);
  const over = isOver(state, isClosed);
  const { form, field } = useValibotForm({
    schema,
    defaults: { question: '', ...store.begun },
    translate: useRuleTexts(),
  });
  useDraft(form, store, written);

  const send = form.handleSubmit(async ({ question }) => {
    if (!(await store.submit({ question }))) return;
    emit('portada:question', { interviewId });
    form.reset({ question: '' });
  });

  return (
    <>
      <Form className="portada-interview-form" onSubmit={send} aria-label={t('label')}>
        <TextArea label={t('question')} required readOnly={over} {...field('question')} />
        {!over && <UploadField purpose="interview" store={store.upload} />}
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
