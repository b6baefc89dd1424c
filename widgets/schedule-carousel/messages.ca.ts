import type { ScheduleCarouselKey } from './messages.ts';

export const messages: Record<ScheduleCarouselKey, string> = { label: 'Programació', now: 'En emissió' };
