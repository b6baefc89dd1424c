import { useStore } from '@nanostores/react';
import type { Newsletter } from '@portada/contract';
import { loginUrl, requestedBackUrl, routeUrl } from '@portada/core';
import { useEmit, useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Checkbox } from '@portada/ui/checkbox/Checkbox.tsx';
import { AddressFields } from '@portada/ui/features/account-fields/AddressFields.tsx';
import { Group } from '@portada/ui/features/account-fields/Group.tsx';
import { ErrorSummary } from '@portada/ui/form/ErrorSummary.tsx';
import { Form } from '@portada/ui/form/Form.tsx';
import { stayInField } from '@portada/ui/form/stay-in-field.ts';
import { useFreshOnReturn } from '@portada/ui/form/useFreshOnReturn.ts';
import { Link } from '@portada/ui/link/Link.tsx';
import { Notice } from '@portada/ui/notice/Notice.tsx';
import { Problem } from '@portada/ui/too-many/Problem.tsx';
import { useState } from 'react';
import { AccountFields } from './AccountFields.tsx';
import { DemoBulletin } from './DemoFields.tsx';
import { messages } from './messages.ts';
import { NewsletterChoice } from './NewsletterChoice.tsx';
import { PersonFields } from './PersonFields.tsx';
import { payloadOf } from './register.payload.ts';
import type { Kind, Values } from './register.schema.ts';
import { useRegisterForm } from './useRegisterForm.ts';

interface Props {
  kind: Kind;
  defaults: Values;
  origin: string;
  newsletters: readonly Newsletter[];
}

/** REG-02 */
export function RegisterForm({ kind, defaults, origin, newsletters }: Props) {
  const t = useMessages(messages);
  const emit = useEmit();
  const fields = useRegisterForm(kind, defaults);
  const { form, store, errors } = fields;
  const { status, problem } = useStore(store.$state);
  const noCaptcha = useStore(store.captcha.$missing);
  const [round, setRound] = useState(0);
  useFreshOnReturn(status === 'done');

  const refuse = () => setRound((last) => last + 1);
  const send = form.handleSubmit(async (values) => {
    if (!(await store.submit(payloadOf(values, { kind, origin, newsletters })))) return;
    emit('portada:register', { kind });
    store.leave(kind);
  }, refuse);

  return (
    <section
      className="portada-guard portada-register"
      aria-label={t(kind === 'social' ? 'confirm' : 'title')}
    >
      <p className="portada-guard portada-register-note">
        {`${t(kind === 'social' ? 'socialIntro' : 'intro')} ${t('requiredNote')}`}
      </p>
      <Form onSubmit={send} onFocus={() => void store.captcha.load()}>
        <ErrorSummary title={t('summary')} errors={errors} round={round} onPick={fields.goTo} />
        <AccountFields fields={fields} kind={kind} />
        <PersonFields fields={fields} kind={kind} />
        {kind !== 'demo' && (
          <Group title={t('home')}>
            <AddressFields fields={fields} />
          </Group>
        )}
        <NewsletterChoice fields={fields} newsletters={newsletters}>
          {kind === 'demo' && <DemoBulletin fields={fields} />}
        </NewsletterChoice>
        <Checkbox
          required
          label={
            <>
              <span className="portada-guard">{t('accept')}</span>{' '}
              <Link href={routeUrl('terms')}>{t('terms')}</Link>{' '}
              <span className="portada-guard">{t('and')}</span>{' '}
              <Link href={routeUrl('privacy')}>{t('privacy')}</Link>
            </>
          }
          {...fields.field('terms')}
        />
        {noCaptcha && <Notice kind="info">{t('noCaptcha')}</Notice>}
        {problem && <Problem problem={problem} t={t} />}
        <Button type="submit" waiting={status !== 'idle'} onMouseDown={stayInField}>
          {t(kind === 'social' ? 'confirmSubmit' : 'submit')}
        </Button>
      </Form>
      <p className="portada-guard portada-register-foot">
        <span className="portada-guard">{t('hasAccount')}</span>{' '}
        <Link href={loginUrl(requestedBackUrl() ?? '')}>{t('login')}</Link>
      </p>
    </section>
  );
}
