import { $language, type Language } from '@portada/core';
import type { ComponentType } from 'react';
import type { CalendarProps } from './DayCalendar.tsx';

const calendars = {
  es: () => import('./Calendar.es.tsx'),
  ca: () => import('./Calendar.ca.tsx'),
};

/** The calendar in the page's language: the library, and of its languages the one. A failed fetch may be tried again. */
export async function loadCalendar(
  language: Language = $language.get(),
): Promise<ComponentType<CalendarProps>> {
  const { Calendar } = await calendars[language]();
  return Calendar;
}

/** Starts fetching as soon as a reader comes near; opening reports what fails. */
export function preloadCalendar(): void {
  loadCalendar().catch(() => undefined);
}
