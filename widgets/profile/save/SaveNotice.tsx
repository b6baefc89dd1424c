import { useStore } from '@nanostores/react';
import { loginUrl } from '@portada/core';
import { useMessages } from '@portada/element';
import { Link } from '@portada/ui/link/Link.tsx';
import { Notice } from '@portada/ui/notice/Notice.tsx';
import { Problem } from '@portada/ui/too-many/Problem.tsx';
import { messages as shellMessages } from '../messages.ts';
import { messages } from './messages.ts';
import type { SaveStore } from './save.store.ts';

interface Props {
  store: SaveStore;
  /** Clears the message of the last save after a change. */
  changed: boolean;
}

/** What became of the last saving (ACCT-26, ACCT-27). */
export function SaveNotice({ store, changed }: Props) {
  const t = useMessages(messages);
  const shell = useMessages(shellMessages);
  const { status, problem } = useStore(store.$state);
  if (problem === 'credentials') {
    return (
      <Notice kind="error">
        <span className="portada-guard">{t('credentials')}</span>{' '}
        <Link href={loginUrl()}>{shell('login')}</Link>
      </Notice>
    );
  }
  if (problem) return <Problem problem={problem} t={t} />;
  return status === 'saved' && !changed ? <Notice kind="success">{t('saved')}</Notice> : null;
}
