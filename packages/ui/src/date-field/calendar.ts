import { $language } from '@portada/core';
import type { ComponentType } from 'react';
import type { CalendarProps } from './DayCalendar.tsx';

type Load = () => Promise<{ Calendar: ComponentType<CalendarProps> }>;

const calendars: Readonly<Record<string, Load>> = {
  es: () => import('./Calendar.es.tsx'),
  ca: async () => {
    const { Calendar, texts } = await import('./Calendar.ca.tsx');
    await texts;
    return { Calendar };
  },
};
const inOther: Load = () => import('./Calendar.other.tsx');

/** The calendar library with the page's locale. After a failure it can be loaded again. */
export async function loadCalendar(
  language: string = $language.get(),
): Promise<ComponentType<CalendarProps>> {
  const { Calendar } = await (calendars[language] ?? inOther)();
  return Calendar;
}

/** Preloads on hover or focus; errors are reported when it is opened. */
export function preloadCalendar(): void {
  loadCalendar().catch(() => undefined);
}
