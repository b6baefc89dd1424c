import type { Alert } from '@portada/contract';
import { useMessages } from '@portada/element';
import { later } from '@portada/ui/lazy-module/later.tsx';
import { useState } from 'react';
import { newAlerts } from './alert-banner.store.ts';
import { messages } from './messages.ts';

/** Loaded only if there are alerts: every page has this widget, and most have none. */
const AlertCard = later(() => import('./AlertCard.tsx').then(({ AlertCard }) => AlertCard));

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
        <AlertCard key={current.id} alert={current} onClose={() => setClosed([...closed, current.id])} />
      )}
    </div>
  );
}
