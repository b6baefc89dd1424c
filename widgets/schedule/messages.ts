import { defineMessages } from '@portada/core';
import { texts } from '@portada/shared/texts/schedule.ts';

const es = {
  ...texts,
  one: '{channel}, {day}: un programa.',
  several: '{channel}, {day}: {count} programas.',
  failed: 'No hemos podido cargar la programación.',
};

export const messages = defineMessages('schedule', es, () => import('./messages.ca.ts'));
