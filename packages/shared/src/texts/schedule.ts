import { onAir, toCalendar } from './phrases.ts';

/** What the page and the widget say of a day’s broadcasts. */
export const texts = {
  label: 'Programación',
  channels: 'Canales',
  tv: 'Televisión',
  radio: 'Radio',
  days: 'Días',
  today: 'Hoy',
  now: onAir,
  catchUp: 'Volver a ver',
  listenAgain: 'Volver a escuchar',
  toCalendar,
  zone: 'Hora peninsular',
  none: 'No tenemos la programación de este día.',
};

export type Key = keyof typeof texts;
