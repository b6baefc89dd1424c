import { topicsOfTheDay } from '@portada/shared/texts/phrases.ca.ts';
import type { HotTopicsKey } from './messages.ts';

export const messages: Record<HotTopicsKey, string> = { label: topicsOfTheDay };
