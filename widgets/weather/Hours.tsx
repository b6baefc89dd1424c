import { useStore } from '@nanostores/react';
import type { ForecastHour } from '@portada/contract';
import { $language } from '@portada/core';
import { useHost, useMessages } from '@portada/element';
import { formatTime } from '@portada/shared/dates.ts';
import { formatMeasure } from '@portada/shared/numbers.ts';
import { skyName } from '@portada/shared/weather/sky-name.ts';
import { useState } from 'react';
import { messages } from './messages.ts';

/** The next hours as a table, closed as the days come before it, but where the reader has opened the server’s. */
export function Hours({ hours }: { hours: readonly ForecastHour[] }) {
  const t = useMessages(messages);
  const host = useHost();
  const [open] = useState(() => host?.querySelector('details')?.open);
  if (hours.length === 0) return null;
  return (
    <details className="portada-guard portada-weather-hours" open={open} part="hours">
      <summary className="portada-guard portada-weather-summary">{t('hours')}</summary>
      <table className="portada-guard portada-weather-table">
        <thead className="portada-guard">
          <tr className="portada-guard">
            {(['hour', 'sky', 'temperature', 'chance'] as const).map((name) => (
              <th key={name} className="portada-guard portada-weather-cell" scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="portada-guard">
          {hours.map((hour) => (
            <Hour key={hour.at.date} hour={hour} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Hour({ hour: { at, code, temperature, rainChance } }: { hour: ForecastHour }) {
  const t = useMessages(messages);
  const language = useStore($language);
  return (
    <tr className="portada-guard">
      <th className="portada-guard portada-weather-cell" scope="row">
        <time className="portada-guard" dateTime={at.date}>
          {formatTime(new Date(at.date), language)}
        </time>
      </th>
      <td className="portada-guard portada-weather-cell">{skyName(code, { say: t })}</td>
      <td className="portada-guard portada-weather-cell">
        {temperature === null ? '–' : `${Math.round(temperature)}°`}
      </td>
      <td className="portada-guard portada-weather-cell">
        {rainChance === null ? '–' : formatMeasure(rainChance, 'percent', language)}
      </td>
    </tr>
  );
}
