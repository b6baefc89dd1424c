import { LETTER_MAX_LENGTH } from '@portada/contract';
import { maxLength, required } from '@portada/contract/rules';
import { formatTimestamp } from '@portada/core';
import { useMessages, useStore } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Dialog } from '@portada/ui/dialog/Dialog.tsx';
import { Form } from '@portada/ui/form/Form.tsx';
import { useRuleTexts } from '@portada/ui/form/useRuleTexts.ts';
import { useValibotForm } from '@portada/ui/form/useValibotForm.ts';
import { isOver, LetterOutcome } from '@portada/ui/letter/LetterOutcome.tsx';
import { UploadField } from '@portada/ui/letter/UploadField.tsx';
import { useBegun, useDraft, useLetter } from '@portada/ui/letter/useLetter.ts';
import { usePeriod } from '@portada/ui/letter/usePeriod.ts';
import { Notice } from '@portada/ui/notice/Notice.tsx';
import { TextArea } from '@portada/ui/text-field/TextArea.tsx';
import * as v from 'valibot';
import { questionLetter } from './interview-form.store.ts';
import { messages } from './messages.ts';

const schema = v.object({ question: v.pipe(required('question'), maxLength(LETTER_MAX_LENGTH)) });
const written = ['question'] as const;

interface Props {
  interviewId: string;
  opens: string;
  closes: string;
}

/** INTV-01: the form, or that the interview takes no questions yet, or no more. */
export function InterviewForm({ interviewId, opens, closes }: Props) {
  const t = useMessages(messages);
  const period = usePeriod(opens, closes);
  if (period === 'closed') return <Notice kind="info">{t('closed')}</Notice>;
  if (period === 'soon') {
    return <Notice kind="info">{t('soon', { when: formatTimestamp(new Date(opens)) })}</Notice>;
  }
  return <OpenForm key={interviewId} interviewId={interviewId} />;
}

function OpenForm({ interviewId }: Pick<Props, 'interviewId'>) {
  const t = useMessages(messages);
  const store = useLetter(questionLetter(interviewId));
  const state = useStore(store.$state);
  const over = isOver(state);
  const { form, field } = useValibotForm({
    schema,
    defaults: { question: '', ...useBegun(store, written) },
    translate: useRuleTexts(),
  });
  useDraft(form, store, written);

  const send = form.handleSubmit(async ({ question }) => {
    if (await store.submit({ question })) form.reset({ question: '' });
  });

  return (
    <>
      <Form className="portada-interview-form" onSubmit={send} aria-label={t('label')}>
        <TextArea label={t('question')} required readOnly={over} {...field('question')} />
        {!over && <UploadField purpose="interview" store={store.upload} />}
        <LetterOutcome store={store} />
        {!over && (
          <Button type="submit" waiting={state === 'waiting'}>
            {t('submit')}
          </Button>
        )}
      </Form>
      <Dialog
        open={state === 'done'}
        onClose={store.close}
        title={t('thanksTitle')}
        actions={<Button onClick={store.close}>{t('close')}</Button>}
      >
        <p className="portada-guard">{t('thanks')}</p>
      </Dialog>
    </>
  );
}
