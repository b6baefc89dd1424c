import { useStore } from '@nanostores/react';
import type { Session } from '@portada/contract';
import { $language } from '@portada/core';
import { useMessages } from '@portada/element';
import { formatTimestamp } from '@portada/shared/dates.ts';
import { Button } from '@portada/ui/button/Button.tsx';
import { Skeleton } from '@portada/ui/skeleton/Skeleton.tsx';
import { Problem } from '@portada/ui/too-many/Problem.tsx';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { useEffect, useRef, useState } from 'react';
import { LoadError } from '../LoadError.tsx';
import { attempt, guardAgain } from '../navigation.store.ts';
import { browserName } from './browser-name.ts';
import { messages } from './messages.ts';
import type { SessionsStore } from './sessions.store.ts';

function useNameOf() {
  const t = useMessages(messages);
  return ({ userAgent }: Session) => {
    const { browser, system } = browserName(userAgent);
    return browser && system ? t('both', { browser, system }) : browser || system || t('unknown');
  };
}

/** The browsers in which the reader is logged in; each but this one can be logged out from here. */
export function SessionList({ store }: { store: SessionsStore }) {
  const t = useMessages(messages);
  const nameOf = useNameOf();
  const { sessions, failed, endFailed, tooMany, ended } = useStore(store.$state);
  const [leaving, setLeaving] = useState(false);
  const everywhere = useFocusAfter(ended);
  const endAll = () =>
    attempt(async () => {
      setLeaving(true);
      await store.endAll();
      if (store.$state.get().endFailed) guardAgain();
      setLeaving(false);
    });

  if (failed) return <LoadError text={t('failed')} tooMany={tooMany} onRetry={store.load} />;
  if (!sessions) return <SessionsSkeleton />;
  return (
    <>
      <ul className="portada-guard portada-sessions">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} name={nameOf(session)} onEnd={store.end} />
        ))}
      </ul>
      {endFailed && <Problem problem={tooMany ?? 'endFailed'} t={t} />}
      <VisuallyHidden role="status">{ended && t('ended', { name: nameOf(ended) })}</VisuallyHidden>
      <Button ref={everywhere} variant="secondary" waiting={leaving} onClick={endAll}>
        {t('endAll')}
      </Button>
    </>
  );
}

/** A row that is gone takes the focus with it: it goes to the button that ends the rest. */
function useFocusAfter(ended: Session | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (ended && document.activeElement === document.body) button.current?.focus();
  }, [ended]);
  return button;
}

interface RowProps {
  session: Session;
  name: string;
  onEnd(id: string): Promise<void>;
}

function SessionRow({ session, name, onEnd }: RowProps) {
  const t = useMessages(messages);
  const [waiting, setWaiting] = useState(false);
  const { id, current, lastUsedAt } = session;
  const end = async () => {
    setWaiting(true);
    await onEnd(id);
    setWaiting(false);
  };
  return (
    <li className="portada-guard portada-session">
      <div className="portada-guard portada-session-text">
        <p className="portada-guard portada-session-name">{name}</p>
        {lastUsedAt && (
          <p className="portada-guard portada-session-use">
            {t('lastUsed', { moment: formatTimestamp(new Date(lastUsedAt.date), $language.get()) })}
          </p>
        )}
      </div>
      {current ? (
        <p className="portada-guard portada-session-here">{t('here')}</p>
      ) : (
        <Button
          variant="quiet"
          aria-label={`${t('end')}: ${name}`}
          {...(waiting && { waiting })}
          onClick={end}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}

function SessionsSkeleton() {
  const t = useMessages(messages);
  return (
    <div className="portada-guard portada-sessions" role="status" aria-label={t('loading')}>
      <Skeleton />
      <Skeleton />
    </div>
  );
}
