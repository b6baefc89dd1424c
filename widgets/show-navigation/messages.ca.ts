import type { ShowNavigationKey } from './messages.ts';

export const messages: Record<ShowNavigationKey, string> = {
  label: 'Apartats del programa',
  choose: 'Tria un apartat',
};
