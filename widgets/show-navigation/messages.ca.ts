import { showParts } from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  label: showParts,
  choose: 'Tria un apartat',
};
