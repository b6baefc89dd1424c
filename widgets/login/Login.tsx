import { useStore } from '@nanostores/react';
import { type LoginAlert, loginAlerts } from '@portada/contract';
import { $loggedIn, navigation, routeUrl } from '@portada/core';
import { useEmit, useMessages } from '@portada/element';
import { useFreshOnReturn } from '@portada/ui/form/useFreshOnReturn.ts';
import { Notice } from '@portada/ui/notice/Notice.tsx';
import { useEffect, useState } from 'react';
import { LoginForm } from './LoginForm.tsx';
import { createLoginStore } from './login.store.ts';
import { type LoginKey, messages } from './messages.ts';
import { RecoveryForm } from './RecoveryForm.tsx';

/** LOGIN-20: what the page's address asks the screen to say. */
const notices = {
  password_reset_sent: { kind: 'success', text: 'passwordResetSent' },
  password_changed: { kind: 'success', text: 'passwordChanged' },
  social_failed: { kind: 'error', text: 'socialFailed' },
  social_denied: { kind: 'info', text: 'socialDenied' },
} as const satisfies Record<LoginAlert, { kind: 'success' | 'error' | 'info'; text: LoginKey }>;

function requestedAlert(): LoginAlert | undefined {
  const given = new URLSearchParams(location.search).get('alert');
  return loginAlerts.find((candidate) => candidate === given);
}

/** A social login ends on the provider's page, or back here. */
function useTellSocialFailure(alert: LoginAlert | undefined): void {
  const emit = useEmit();
  useEffect(() => {
    if (alert?.startsWith('social_')) emit('portada:login-failed', { reason: alert });
  }, [alert, emit]);
}

type Screen = 'first' | 'recovery' | 'back';

/** LOGIN-16: a link may lead straight to the recovery. */
function requestedScreen(): Screen {
  return new URLSearchParams(location.search).get('screen') === 'recovery' ? 'recovery' : 'first';
}

/** LOGIN-21: a reader who is logged in, here or in another tab, is redirected. */
function useLeaveIfLoggedIn(idle: boolean) {
  const loggedIn = useStore($loggedIn);
  useEffect(() => {
    if (loggedIn && idle) navigation.replace(routeUrl('user.profile'));
  }, [loggedIn, idle]);
}

export function Login() {
  const t = useMessages(messages);
  const [store] = useState(createLoginStore);
  const { status } = useStore(store.$state);
  const [alert] = useState(requestedAlert);
  const notice = alert && notices[alert];
  useTellSocialFailure(alert);
  // The typed address is kept from form to form.
  const [email, setEmail] = useState('');
  const [screen, setScreen] = useState(requestedScreen);
  useLeaveIfLoggedIn(status === 'idle');
  useFreshOnReturn(status === 'done');

  if (screen === 'recovery') {
    const goBack = (typed: string) => {
      setEmail(typed);
      setScreen('back');
    };
    return <RecoveryForm email={email} onBack={goBack} />;
  }
  const recover = (typed: string) => {
    setEmail(typed);
    setScreen('recovery');
  };
  return (
    <LoginForm store={store} email={email} focus={screen === 'back'} onForgot={recover}>
      {notice && <Notice kind={notice.kind}>{t(notice.text)}</Notice>}
    </LoginForm>
  );
}
