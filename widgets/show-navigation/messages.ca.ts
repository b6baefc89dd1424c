import { showParts } from '@portada/shared/texts/phrases.ca.ts';
import type { ShowNavigationKey } from './messages.ts';

export const messages: Record<ShowNavigationKey, string> = {
  label: showParts,
  choose: 'Tria un apartat',
};
