import type { Alert } from '@portada/contract';
import { useMessages } from '@portada/element';
import { lazy, Suspense, useState } from 'react';
import { newAlerts } from './alert-banner.store.ts';
import { messages } from './messages.ts';

/** Loaded only if there are alerts: every page has this widget, and most have none. */
const AlertCard = lazy(() => import('./AlertCard.tsx').then(({ AlertCard }) => ({ default: AlertCard })));

interface Props {
  alerts: readonly Alert[];
}

export function AlertBanner({ alerts }: Props) {
  const t = useMessages(messages);
  const [closed, setClosed] = useState<readonly string[]>([]);
  // Computed once per list: marking an alert as shown must not remove it while it shows.
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
