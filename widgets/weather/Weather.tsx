import { useStore } from '@nanostores/react';
import type { ForecastDay } from '@portada/contract';
import { $language } from '@portada/core';
import { useId, useMessages } from '@portada/element';
import { TIME_ZONE } from '@portada/shared/dates.ts';
import { weekdayAndDate } from '@portada/shared/day-names.ts';
import { addDays, dayAt, isDay } from '@portada/shared/days.ts';
import { skyName } from '@portada/shared/weather/sky-name.ts';
import { classes } from '@portada/ui/part.ts';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { daysFrom } from './days.ts';
import { messages } from './messages.ts';
import { SkyIcon } from './SkyIcon.tsx';

interface Props {
  place: string;
  forecast: readonly ForecastDay[];
}

/** WTHR-01, WTHR-02 */
export function Weather({ place, forecast }: Props) {
  const t = useMessages(messages);
  const id = useId();
  const today = dayAt(new Date(), TIME_ZONE);
  const days = daysFrom(today, forecast);

  return (
    <section aria-labelledby={id} className="portada-guard portada-weather">
      <h2 className="portada-guard portada-weather-place" id={id} part="place">
        <VisuallyHidden>{t('title', { place })}</VisuallyHidden>
        <span aria-hidden="true" className="portada-guard">
          {place}
        </span>
      </h2>
      {days.length > 0 ? (
        <ol className="portada-guard portada-weather-days">
          {days.map((day) => (
            <Day key={`${day.date} ${day.code}`} day={day} today={today} />
          ))}
        </ol>
      ) : (
        <p className="portada-guard">{t('none')}</p>
      )}
    </section>
  );
}

function Day({ day: { date, code, min, max }, today }: { day: ForecastDay; today: string }) {
  const t = useMessages(messages);
  const language = useStore($language);
  const near = date === today ? t('today') : date === addDays(today, 1) && t('tomorrow');
  return (
    <li className="portada-guard portada-weather-day" part="day">
      <time className="portada-guard portada-weather-date" dateTime={date}>
        {near || (isDay(date) ? weekdayAndDate(date, language) : date)}
      </time>
      <SkyIcon code={code} />
      <span className="portada-guard portada-weather-sky">{skyName(code, { say: t })}</span>
      <span className="portada-guard portada-weather-degrees">
        <Degrees className="portada-weather-max" name={t('max')} value={max} />
        <Degrees name={t('min')} value={min} />
      </span>
    </li>
  );
}

function Degrees({ name, value, className }: { name: string; value: number | null; className?: string }) {
  const t = useMessages(messages);
  const degrees = value === null ? null : Math.round(value);
  return (
    <span className={classes('portada-guard', className)}>
      <VisuallyHidden>{`${name}: ${degrees === null ? t('noData') : t('degrees', { degrees })}`}</VisuallyHidden>
      <span aria-hidden="true" className="portada-guard">
        {degrees === null ? '–' : `${degrees}°`}
      </span>
    </span>
  );
}
