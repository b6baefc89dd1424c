import { useStore } from '@nanostores/react';
import { PASSWORD_MAX_LENGTH } from '@portada/contract';
import { maxLength, required } from '@portada/contract/rules';
import * as v from '@portada/contract/valibot';
import { useId, useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Dialog } from '@portada/ui/dialog/Dialog.tsx';
import { accountRuleTexts } from '@portada/ui/form/account/messages.ts';
import { Form } from '@portada/ui/form/Form.tsx';
import { stayInField } from '@portada/ui/form/stay-in-field.ts';
import { useRuleTexts } from '@portada/ui/form/useRuleTexts.ts';
import { useValibotForm } from '@portada/ui/form/useValibotForm.ts';
import { PasswordField } from '@portada/ui/password-field/PasswordField.tsx';
import { TextField } from '@portada/ui/text-field/TextField.tsx';
import { Problem } from '@portada/ui/too-many/Problem.tsx';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { useEffect } from 'react';
import { CodeMail } from './CodeMail.tsx';
import { messages } from './messages.ts';
import { $proof, decline, giveProof, type ProofState } from './proof.store.ts';

const given = (field: 'password' | 'code') =>
  v.object({ given: v.pipe(required(field), maxLength(PASSWORD_MAX_LENGTH)) });
const schemas = { password: given('password'), code: given('code') };

/** Asks who the reader is before the account moves to another address or is deleted. */
export function ProofDialog() {
  const proof = useStore($proof);
  // Its texts come with the screen: nothing is to be hidden while they come.
  useMessages(messages);
  useEffect(() => decline, []);
  return proof && <OpenDialog key={proof.way} proof={proof} />;
}

function OpenDialog({ proof }: { proof: ProofState }) {
  const t = useMessages(messages);
  const formId = useId();
  const { way, status, problem } = proof;
  const waiting = status === 'waiting';
  const { form, field } = useValibotForm({
    schema: schemas[way],
    defaults: { given: '' },
    translate: useRuleTexts(accountRuleTexts),
  });
  const send = form.handleSubmit(async (values) => {
    await giveProof(values.given);
    if ($proof.get()) form.setFocus('given');
  });
  const cancel = () => {
    if (!waiting) decline();
  };
  const wrong = problem === 'wrong' ? t(way === 'password' ? 'wrongPassword' : 'wrongCode') : undefined;
  const { error = wrong, ...input } = field('given');

  return (
    <Dialog
      open
      title={t('title')}
      onClose={cancel}
      actions={
        <>
          <Button type="submit" form={formId} waiting={waiting} onMouseDown={stayInField}>
            {t('submit')}
          </Button>
          <Button variant="secondary" onMouseDown={stayInField} onClick={cancel}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={send}>
        {way === 'password' ? (
          <>
            <p className="portada-guard">{t('password')}</p>
            <PasswordField label={t('passwordLabel')} required {...input} error={error} />
          </>
        ) : (
          <CodeMail mail={proof.mail}>
            <TextField
              label={t('codeLabel')}
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              {...input}
              error={error}
            />
          </CodeMail>
        )}
        {problem && problem !== 'wrong' && <Problem problem={problem} t={t} />}
        {/* The focus is in the field already, so that its new description is not read. */}
        {wrong && <VisuallyHidden role="alert">{wrong}</VisuallyHidden>}
      </Form>
    </Dialog>
  );
}
