import { BROADCAST_DAY_HOUR } from '@portada/shared/broadcast-day.ts';
/** When those shows are on whose name or summary says so. */
import { TIME_ZONE } from '@portada/shared/dates.ts';
import { addDays, weekday, withOffset } from '@portada/shared/days.ts';

const SUNDAY = 6;

interface ShowTime {
  readonly at: string;
  readonly until?: string;
  /** Only on this day, in days since Monday. */
  readonly weekday?: number;
}

const times: Readonly<Record<string, ShowTime>> = {
  'buenos-dias-marola': { at: '06:00', until: '09:00' },
  'la-ciudad-despierta': { at: '09:00' },
  'informativo-mediodia': { at: '14:30' },
  'la-sobremesa': { at: '15:30' },
  'informativo-noche': { at: '21:00' },
  'sesion-de-noche': { at: '21:30' },
  'domingo-de-cine': { at: '22:00', weekday: SUNDAY },
  'jazz-a-las-once': { at: '23:00', until: '00:00' },
  'noches-de-radio': { at: '01:00', until: '05:00' },
};

/** A show of a broadcasting day that begins at a time of its own. */
export interface TimedShow {
  readonly slug: string;
  readonly at: number;
  readonly until: number | undefined;
}

export const hasTime = (slug: string): boolean => slug in times;

/** Those of a broadcasting day, in their order. */
export function timedShows(slugs: readonly string[], day: string): TimedShow[] {
  const momentOf = (time: string) => {
    const isNight = Number(time.slice(0, 2)) < BROADCAST_DAY_HOUR;
    return Date.parse(withOffset(`${isNight ? addDays(day, 1) : day}T${time}:00`, TIME_ZONE));
  };
  return slugs
    .flatMap((slug) => {
      const time = times[slug];
      if (!time || (time.weekday !== undefined && time.weekday !== weekday(day))) return [];
      return [{ slug, at: momentOf(time.at), until: time.until ? momentOf(time.until) : undefined }];
    })
    .toSorted((one, other) => one.at - other.at);
}
