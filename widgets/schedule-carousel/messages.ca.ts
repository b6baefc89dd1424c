import { onAir } from '@portada/shared/texts/phrases.ca.ts';
import type { ScheduleCarouselKey } from './messages.ts';

export const messages: Record<ScheduleCarouselKey, string> = { label: 'Programació', now: onAir };
