import { loadUser, loginUrl, navigation, refreshUser } from '@portada/core';
import { sessionReaderId } from '@portada/core/user/session-cookie.ts';
import { useMessages } from '@portada/element';
import { Link } from '@portada/ui/link/Link.tsx';
import { useEffect, useRef } from 'react';
import { LoadError } from './LoadError.tsx';
import { messages } from './messages.ts';
import type { Tab } from './tabs.ts';
import { useRoute } from './useRoute.ts';

/** ACCT-15: the screens that show nothing but the profile. */
const profileOnly: readonly Tab[] = ['user', 'newsletters'];

interface Props {
  state: 'idle' | 'loading' | 'failed';
  /** The reader has just left, and the browser is being sent on, or another tab has logged out. */
  left: boolean;
}

/** Nobody is logged in (ACCT-12), or the profile could not be loaded. */
export function NoReader({ state, left }: Props) {
  const t = useMessages(messages);
  const { tab } = useRoute();
  const failed = state === 'failed';
  const goes = failed ? profileOnly.includes(tab) : state === 'idle' && !left;
  const looked = useRef(false);
  const gone = useRef(false);
  useEffect(() => {
    // Another try that fails while the browser is on its way leads nowhere else.
    if (!goes || gone.current) return;
    // The session may be younger than what is known of it: that is looked at once.
    const mayBeNew = !failed && !looked.current && sessionReaderId() !== '';
    looked.current = true;
    if (mayBeNew) void loadUser();
    else {
      gone.current = true;
      navigation.replace(loginUrl());
    }
  }, [goes, failed]);

  return (
    <div className="portada-guard portada-profile-nobody">
      {(failed || state === 'loading') && !goes ? (
        <LoadError text={t('accountFailed')} onRetry={refreshUser} />
      ) : (
        <p className="portada-guard">
          <span className="portada-guard">{t('noReader')}</span> <Link href={loginUrl()}>{t('login')}</Link>
        </p>
      )}
    </div>
  );
}
