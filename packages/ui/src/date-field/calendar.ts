import { $language, type Language } from '@portada/core';
import type { ComponentType } from 'react';
import type { CalendarProps } from './DayCalendar.tsx';

const calendars = {
  es: () => import('./Calendar.es.tsx'),
  ca: () => import('./Calendar.ca.tsx'),
};

/** The calendar library with the page's locale. After a failure it can be loaded again. */
export async function loadCalendar(
  language: Language = $language.get(),
): Promise<ComponentType<CalendarProps>> {
  const { Calendar } = await calendars[language]();
  return Calendar;
}

/** Preloads on hover or focus; errors are reported when it is opened. */
export function preloadCalendar(): void {
  loadCalendar().catch(() => undefined);
}
