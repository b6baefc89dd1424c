import type { Alert } from '@portada/contract';
import { session } from '@portada/core';

const KEY = 'portada.alerts';

function shownIds(): string[] {
  return (session.get(KEY) ?? '').split(' ').filter(Boolean);
}

/** Ids may contain anything: they are encoded for a list separated by spaces. */
const written = (id: string) => encodeURIComponent(id);

/** ALRT-03: the alerts that this browser session has not shown yet. */
export function newAlerts(alerts: readonly Alert[]): Alert[] {
  const shown = shownIds();
  return alerts.filter(({ id }) => !shown.includes(written(id)));
}

/** ALRT-03: remembers that an alert has been shown. */
export function rememberAlert(id: string): void {
  const shown = shownIds();
  if (!shown.includes(written(id))) session.set(KEY, [...shown, written(id)].join(' '));
}
