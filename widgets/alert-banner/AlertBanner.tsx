import type { Alert } from '@portada/contract';
import { useMessages } from '@portada/element';
import { lazy, Suspense, useState } from 'react';
import { newAlerts } from './alert-banner.store.ts';
import { messages } from './messages.ts';

/** Fetched where there is news only: every page carries this widget, and most have nothing to tell. */
const AlertCard = lazy(() => import('./AlertCard.tsx').then(({ AlertCard }) => ({ default: AlertCard })));

interface Props {
  alerts: readonly Alert[];
}

export function AlertBanner({ alerts }: Props) {
  const t = useMessages(messages);
  const [closed, setClosed] = useState<readonly string[]>([]);
  // What is new is settled once per list: showing an alert must not take it out of the list while it shows.
  const [queue, setQueue] = useState(() => ({ alerts, waiting: newAlerts(alerts) }));
  if (queue.alerts !== alerts) setQueue({ alerts, waiting: newAlerts(alerts) });
  const current = queue.waiting.find(({ id }) => !closed.includes(id));

  return (
    <div role="status" aria-label={t('label')} className="portada-alert-banner">
      {current && (
        <Suspense>
          <AlertCard key={current.id} alert={current} onClose={() => setClosed([...closed, current.id])} />
        </Suspense>
      )}
    </div>
  );
}
