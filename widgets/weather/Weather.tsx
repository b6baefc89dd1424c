import { useStore } from '@nanostores/react';
import type { ForecastDay } from '@portada/contract';
import { $language } from '@portada/core';
import { useId, useMessages } from '@portada/element';
import { TIME_ZONE } from '@portada/shared/dates.ts';
import { weekdayAndDate } from '@portada/shared/day-names.ts';
import { addDays, dayAt, isDay } from '@portada/shared/days.ts';
import { conditions } from '@portada/shared/weather/conditions.ts';
import { hoursAhead } from '@portada/shared/weather/hours.ts';
import { skyName } from '@portada/shared/weather/sky-name.ts';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { Degrees } from './Degrees.tsx';
import { daysFrom } from './days.ts';
import { Hours } from './Hours.tsx';
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
  const now = new Date();
  const today = dayAt(now, TIME_ZONE);
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
      <Hours hours={hoursAhead(days, now.getTime())} />
    </section>
  );
}

function Day({ day, today }: { day: ForecastDay; today: string }) {
  const t = useMessages(messages);
  const language = useStore($language);
  const { date, code, min, max } = day;
  const told = conditions(day, { language, say: t });
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
      {told.length > 0 && (
        <span className="portada-guard portada-weather-conditions">{told.join(' · ')}</span>
      )}
    </li>
  );
}
