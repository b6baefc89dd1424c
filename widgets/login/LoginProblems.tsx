import { useStore } from '@nanostores/react';
import { useMessages } from '@portada/element';
import { Notice } from '@portada/ui/notice/Notice.tsx';
import { Problem, TooManyNotice } from '@portada/ui/too-many/Problem.tsx';
import type { LoginStore } from './login.store.ts';
import { messages } from './messages.ts';

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Why the login failed; an e-mail that waits for its validation offers the mail again (LOGIN-13 to LOGIN-15). */
export function LoginProblems({ store }: { store: LoginStore }) {
  const t = useMessages(messages);
  const { problem, mail } = useStore(store.$state);
  if (!problem) return null;
  if (problem !== 'notValidated') return <Problem problem={problem} t={t} />;
  if (mail === 'sent') {
    return (
      <Notice kind="success">
        {/* The button that was pressed is gone: its focus goes to what it has become. */}
        <p ref={takeFocus} tabIndex={-1} className="portada-guard">
          {t('mailSent')}
        </p>
      </Notice>
    );
  }
  return (
    <Notice kind="error">
      <button
        type="button"
        className="portada-guard portada-login-resend"
        aria-busy={mail === 'waiting'}
        onClick={store.resend}
      >
        {typeof mail === 'object' ? (
          <TooManyNotice {...mail} />
        ) : (
          t(mail === 'failed' ? 'mailFailed' : 'notValidated')
        )}
      </button>
    </Notice>
  );
}
