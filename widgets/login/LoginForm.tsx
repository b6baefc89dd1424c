import { useStore } from '@nanostores/react';
import { email, required } from '@portada/contract/rules';
import * as v from '@portada/contract/valibot';
import { routeUrl } from '@portada/core';
import { useEmit, useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { accountRuleTexts } from '@portada/ui/form/account/messages.ts';
import { Form } from '@portada/ui/form/Form.tsx';
import { stayInField } from '@portada/ui/form/stay-in-field.ts';
import { useRuleTexts } from '@portada/ui/form/useRuleTexts.ts';
import { useValibotForm } from '@portada/ui/form/useValibotForm.ts';
import { Link } from '@portada/ui/link/Link.tsx';
import type { Elements } from '@portada/ui/part.ts';
import { PasswordField } from '@portada/ui/password-field/PasswordField.tsx';
import { TextField } from '@portada/ui/text-field/TextField.tsx';
import { LoginProblems } from './LoginProblems.tsx';
import type { LoginStore } from './login.store.ts';
import { messages } from './messages.ts';
import { SocialLogins } from './SocialLogins.tsx';

/** LOGIN-06: no rule of strength here, for old passwords must still open. */
const schema = v.object({ email: email(), password: required('password') });

interface Props {
  store: LoginStore;
  email: string;
  /** The reader came back from the recovery: the focus goes to the first field. */
  focus: boolean;
  onForgot(typedEmail: string): void;
  /** What the screen has to say first. */
  children: Elements;
}

export function LoginForm({ store, email: typed, focus, onForgot, children }: Props) {
  const t = useMessages(messages);
  const emit = useEmit();
  const state = useStore(store.$state);
  const { form, field } = useValibotForm({
    schema,
    defaults: { email: typed, password: '' },
    translate: useRuleTexts(accountRuleTexts),
  });

  const send = form.handleSubmit(async (values) => {
    emit('portada:login-start', { method: 'password' });
    const reader = await store.submit(values.email, values.password);
    if (!reader) return emit('portada:login-failed', { reason: store.reason() });
    emit('portada:login', { userId: reader.id });
    store.redirect();
  });

  return (
    <section className="portada-guard portada-login" aria-label={t('title')}>
      {children}
      <SocialLogins />
      <p className="portada-guard portada-login-or">
        <span className="portada-guard">{t('or')}</span>
      </p>
      <Form onSubmit={send}>
        <LoginProblems store={store} />
        <TextField
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoFocus={focus}
          required
          {...field('email')}
        />
        <PasswordField label={t('password')} required {...field('password')} />
        <Button type="submit" waiting={state.status !== 'idle'}>
          {t('submit')}
        </Button>
        <Button
          variant="quiet"
          onMouseDown={stayInField}
          onClick={() => onForgot(form.$state.get().values.email)}
        >
          {t('forgot')}
        </Button>
      </Form>
      <div className="portada-guard portada-login-foot">
        <p className="portada-guard">
          <span className="portada-guard">{t('noAccount')}</span>{' '}
          <Link href={routeUrl('register')}>{t('register')}</Link>
        </p>
        <p className="portada-guard">
          <Link href={routeUrl('guardians')}>{t('guardians')}</Link>
        </p>
      </div>
    </section>
  );
}
