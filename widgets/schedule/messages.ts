import { defineMessages } from '@portada/core';

const es = {
  label: 'Programación',
  channels: 'Canales',
  tv: 'Televisión',
  radio: 'Radio',
  days: 'Días',
  today: 'Hoy',
  now: 'En emisión',
  catchUp: 'Volver a ver',
  listenAgain: 'Volver a escuchar',
  none: 'No tenemos la programación de este día.',
  one: '{channel}, {day}: un programa.',
  several: '{channel}, {day}: {count} programas.',
  failed: 'No hemos podido cargar la programación.',
};

export const messages = defineMessages('schedule', es, () => import('./messages.ca.ts'));
export type ScheduleKey = keyof typeof es;
