import { useStore } from '@nanostores/react';
import { PAYWALL_VERSION_COOKIE } from '@portada/contract';
import { $flags, $page, cookie } from '@portada/core';
import { $allowed } from '@portada/core/consent.ts';
import { useKeepFallbackUntil } from '@portada/ui/fallback/useKeepFallbackUntil.ts';
import { later } from '@portada/ui/lazy-module/later.tsx';
import { useEffect, useState } from 'react';
import { holdOf } from './hold.ts';
import { createPaywallStore, type PaywallStore } from './paywall.store.ts';
import { useFirst } from './useFirst.ts';

const fetchDrawing = () => import('./Message.tsx');

/** Fetched where there is a message only. */
const Message = later(() => fetchDrawing().then(({ Message }) => Message));

/** PAY-12: in the showroom another message may be put in the place of the page's own. */
function useShowroom({ pretend }: PaywallStore): void {
  const { runningInShowroom } = useStore($page);
  useEffect(() => {
    if (!runningInShowroom) return;
    const onShowroomPaywall = ({ detail }: DocumentEventMap['portada:showroom-paywall']) =>
      pretend(String(detail.id));
    document.addEventListener('portada:showroom-paywall', onShowroomPaywall);
    return () => document.removeEventListener('portada:showroom-paywall', onShowroomPaywall);
  }, [runningInShowroom, pretend]);
}

interface Props {
  /** What the content's cookie holds. */
  written: string;
}

/** Finds the message, if there is one for this reader, and has it drawn. */
export function Manager({ written }: Props) {
  const [store] = useState(() => createPaywallStore(written));
  const isFirst = useFirst();
  useShowroom(store);
  useEffect(() => {
    if (!isFirst || !store.hasMessage()) return;
    // Both come at the same time; whoever draws with it tells if the drawing does not.
    fetchDrawing().catch(() => undefined);
    void store.load();
  }, [isFirst, store]);
  useKeepFallbackUntil(!useStore(store.$failed));
  return isFirst && <OneMessage store={store} />;
}

/** Whether the page's banner for consent still waits for its answer. */
function useIsAsked(): boolean {
  const allowed = useStore($allowed);
  return useStore($flags).consent === true && allowed === undefined;
}

/**
 * A wall speaks for itself by taking the focus; any other message is announced. What leaves nothing else within reach
 * comes after the banner for consent.
 */
function OneMessage({ store }: { store: PaywallStore }) {
  const page = useStore($page);
  const shown = useStore(store.$shown);
  const isAsked = useIsAsked();
  const hold = shown && holdOf(shown, page, cookie(PAYWALL_VERSION_COOKIE) !== '');
  if (hold?.alone && isAsked) return null;
  const message = hold && <Message key={shown.message.id} hold={hold} shown={shown} onClose={store.close} />;
  return (
    <>
      <div role="status">{!hold?.wall && message}</div>
      {hold?.wall && message}
    </>
  );
}
