import { defineMessages } from '@portada/core';

const es = { label: 'Programación', now: 'En emisión' };

export const messages = defineMessages('schedule-carousel', es, () => import('./messages.ca.ts'));
export type ScheduleCarouselKey = keyof typeof es;
