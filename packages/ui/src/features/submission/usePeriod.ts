import { useCallback, useState } from 'react';
import { useNow } from '../../now/useNow.ts';

export type Period = 'soon' | 'open' | 'closed';

function momentOf(text: string): number | undefined {
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? undefined : moment;
}

/** Whether submissions are taken now, between two moments that may be missing; it changes by itself when one comes. */
export function usePeriod(opens: string, closes: string): Period {
  const from = momentOf(opens);
  const until = momentOf(closes);
  const now = useNow(
    useCallback(
      (moment: number) => {
        const ahead = [from, until].filter((one) => one !== undefined && one > moment);
        return ahead.length > 0 ? Math.min(...ahead.map(Number)) : undefined;
      },
      [from, until],
    ),
  );
  if (until !== undefined && until <= now) return 'closed';
  return from !== undefined && from > now ? 'soon' : 'open';
}

/** Whether the period is open, or was on mount: a form that is being filled in must not disappear. */
export function useOnceOpen(period: Period): boolean {
  const isOpen = period === 'open';
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}
